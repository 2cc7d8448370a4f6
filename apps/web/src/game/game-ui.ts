import type { DrawKind, GameInfo, Refusal, Seat } from '@bastide/contract';
import type { MessageValues } from '@bastide/messages';
import type { ComponentType, ReactNode } from 'react';
import type { SeatColour } from '../art/seat-paint.ts';
import type { MessageCatalogue } from '../i18n/messages.ts';
import type { Translator } from '../i18n/translator.ts';
import type { People } from '../people/people.ts';
import type { BotName, SeatSetup } from '../people/seats.ts';
import type { AnyLocalSession } from '../session/local-session.ts';
import type { SaveSource } from '../session/save-state.ts';
import type { GameAdapter, GameMoment, GameSession, GameSetup, TableGameTypes } from '../session/session.ts';
import type { SoundsOf } from '../sound/sounds.ts';

/**
 * A game for the page: its facts, messages and components. It holds the parts for the start page; the table and later
 * parts are loaded on demand. Shared code receives this value and names no game.
 */
export interface GameUi<
  T extends TableGameTypes = TableGameTypes,
  Line = unknown,
  Setup extends GameSetup = GameSetup,
> extends GameInfo {
  /** Bots that the game offers: the levels, weakest first, then the characters. */
  readonly bots: readonly BotName[];
  /** Its messages. */
  readonly messages: MessageCatalogue;
  readonly setups: SetupFormat<Setup>;
  /** Card on the start page. */
  readonly Card: ComponentType<GameCardProps<Setup>>;
  /** A page that its card opens instead of the start page. */
  readonly Page?: ComponentType<GamePageProps<Setup>>;
  /** Returns the progress of a game, as values of the message `<game>.progress`. */
  progress(view: T['View']): MessageValues;
  /** Starts the worker for its bots. */
  startBots(): Worker;
  /** Starts the worker that reviews its games; without it there is no review. */
  startCoach?(): Worker;
  /** Loads the table, when somebody opens a game. */
  table(): Promise<{ readonly table: TableModule<T, Line, Setup> }>;
  /** Loads the parts that few visits open. */
  secondary(): Promise<{ readonly secondary: SecondaryModule<T, Setup> }>;
  /** Loads its part of the library; without it, the library shows only its name. */
  library?(): Promise<{ readonly libraryModule: LibraryModule<T, Line> }>;
  /** Loads its part of the screens before an online game; without it, the game is not played online. */
  lobby?(): Promise<{ readonly lobbyModule: LobbyModule<Setup> }>;
}

/** Reading, defaults and checks of a game's set-up. */
export interface SetupFormat<Setup extends GameSetup> {
  /** Key under which the browser stores it. */
  readonly key: string;
  /** Set-up for a reader who has not chosen one. */
  readonly defaultSetup: Setup;
  /** Reads a stored set-up; undefined if it is invalid. */
  parse(kept: Record<string, unknown>): Setup | undefined;
  /** Returns the same set-up with other seats. */
  withSeats(setup: Setup, seats: readonly SeatSetup[]): Setup;
  /** True if a game can be played with it; if not, the card says why. */
  isPossible(setup: Setup): boolean;
}

export interface GameCardProps<Setup extends GameSetup = GameSetup> {
  readonly setup: Setup;
  change(setup: Setup): void;
  editSeats(): void;
  openPage(): void;
  play(): void;
}

export interface GamePageProps<Setup extends GameSetup = GameSetup> {
  readonly setup: Setup;
  change(setup: Setup): void;
  /** The choice goes into the form of an online table; nothing starts yet. */
  readonly isForTable?: boolean;
  play(): void;
  /** Goes back to the start page, which is shown when this returns. */
  back(): void;
}

export interface TableModule<
  T extends TableGameTypes = TableGameTypes,
  Line = unknown,
  Setup extends GameSetup = GameSetup,
> {
  readonly adapter: GameAdapter<T, Line, Setup>;
  readonly Screen: ComponentType<TableScreenProps<GameSession<T, Line, Setup>>>;
}

/** Props of a game's table. */
export interface TableScreenProps<Table> {
  readonly session: Table;
  readonly saveSource: SaveSource;
  /** Goes to the start page; the table stays stored. */
  leave(): void;
  /** Starts another game with the same set-up. */
  playAgain(): void;
  /** Opens another game in its place; that game is stored first. */
  open(session: AnyLocalSession): Promise<void>;
  /** The rule to show: empty for the table of contents; undefined: the rules are closed. */
  readonly rule: string | undefined;
  showRule(id: string | undefined): void;
  /** Loads the game as another window has continued it. */
  reload(): void;
  /** Turns the game here into a separate one, after another window has continued the original. */
  fork(): void;
}

/** Points of one kind, by seat. */
export interface ScoreSource {
  /** Message with its name, from the messages of the table or of later parts. */
  readonly name: string;
  readonly points: readonly number[];
}

/** A game's part of the library. */
export interface LibraryModule<T extends TableGameTypes = TableGameTypes, Line = unknown> {
  /** Draws a small picture of a position as SVG, in slices. */
  picture(view: T['View'], colours: readonly SeatColour[]): Generator<undefined, string>;
  /** Returns the sources of each seat's points, in display order. */
  sourcesOf(moment: GameMoment<T, Line>): readonly ScoreSource[];
}

/** A game's part of the screens where a table is opened and waits for people. */
export interface LobbyModule<Setup extends GameSetup = GameSetup> {
  /** The picture of its landscape, as on its card; without it, bare wood is shown. */
  readonly picture?: { readonly src: string; readonly srcSet: string };
  /** Returns the engine's options for a set-up. */
  optionsOf(setup: Setup): object;
  /** Describes the options in a few words. */
  describeOptions(t: Translator<string>, options: { readonly seats: number }): string;
  /** Shows the set-up as a sentence with changeable words. */
  readonly OptionsForm: ComponentType<OptionsFormProps<Setup>>;
}

export interface OptionsFormProps<Setup extends GameSetup = GameSetup> {
  readonly setup: Setup;
  change(setup: Setup): void;
  /** The players, as words of the sentence. */
  readonly people: ReactNode;
  openPage(): void;
}

export interface SecondaryModule<
  T extends TableGameTypes = TableGameTypes,
  Setup extends GameSetup = GameSetup,
> {
  readonly soundsOf: SoundsOf<T['Event'], T['View']>;
  readonly faultTexts: FaultTexts;
  /** Describes the draws where chance is checked; without it, they are shown in text form. */
  readonly chance?: ChanceDescriber<T>;
  /** Describes weighed moves; without it, there are no explanations. */
  readonly moves?: MoveDescriber<T>;
  /** Keys of its table, in display order. */
  readonly keys: readonly KeyBinding[];
  readonly settings: readonly GameSettingRow[];
  /** Its part of the rules, if it shows more than the rulebook. */
  readonly drawer?: RulesDrawerPart<Setup>;
}

/** A game's words for weighed moves. */
export interface MoveDescriber<T extends TableGameTypes = TableGameTypes, Key extends string = string> {
  /**
   * Describes consecutive actions of one seat in a few words; `view` is the seat's view before them. Places are named
   * by what they touch, because readers see them marked on the board.
   */
  describe(
    t: Translator<Key>,
    actions: readonly T['Action'][],
    view: T['View'],
    people: People,
    telling?: MoveTelling,
  ): string;
  /** Returns what the board draws of a move; undefined: it has no place there. */
  draw(actions: readonly T['Action'][], view: T['View']): object | undefined;
  /** Names the part of the game that a view is of: "Tile 25". */
  when(t: Translator<Key>, view: T['View']): string;
  /** Returns the name of a term that decides about moves; undefined: the term is not shown. */
  termName(t: Translator<Key>, name: string): string | undefined;
  /** Tells if advice given on one view still fits a later one; without it, advice is valid until somebody acts. */
  isStillValid?(then: T['View'], now: T['View'], seat: Seat): boolean;
  /** A picture of the move, shown before the words. */
  readonly Picture?: ComponentType<MovePictureProps<T['Action'], T['View']>>;
  /** The things that the seat of a view had in hand. */
  readonly Hand?: ComponentType<{ readonly view: T['View'] }>;
  /**
   * At a table, where its seat decides: a button that chooses the move on the board, or nothing if the move is made
   * in another way.
   */
  readonly Prepare?: ComponentType<PrepareMoveProps<T['Action']>>;
}

/** A way to describe a move. */
export interface MoveTelling {
  /** Index of the first action to be told; those before it are known. */
  readonly from?: number;
  /** True if it is the reader's move: "your city". */
  readonly isReaders?: boolean;
  /** True to add the exact place, where another move reads the same. */
  readonly isExact?: boolean;
}

/** Consecutive actions, the button's text, and a callback for when they are chosen. */
export interface PrepareMoveProps<Action> {
  readonly actions: readonly Action[];
  readonly label: string;
  /** Id of the element that describes the move. */
  readonly describedBy: string;
  /**
   * `where` is the id of the element that confirms the move; it gets the focus. Default: the sentence of the action
   * bar.
   */
  onPrepared(where?: string): void;
}

/** Consecutive actions, and the seat's view before them. */
export interface MovePictureProps<Action, View> {
  readonly actions: readonly Action[];
  readonly view: View;
}

/** A game's words and charts for its chance. */
export interface ChanceDescriber<T extends TableGameTypes = TableGameTypes, Key extends string = string> {
  /** Describes an action of chance in a few words, in a game with these options. */
  describe(t: Translator<Key>, action: T['Action'], options: T['Options']): string;
  /** Counts that are compared with the expected ones. */
  readonly charts: readonly DrawChart<T, Key>[];
}

/** Draws of one kind, with a bar for each possible result. */
export interface DrawChart<T extends TableGameTypes = TableGameTypes, Key extends string = string>
  extends Pick<DrawKind<T>, 'barOf'> {
  /** Message with its title. */
  readonly title: Key;
  /** Returns the labels of the bars; `names` are the names of the seats. */
  bars(t: Translator<Key>, names: readonly string[]): readonly string[];
  /**
   * Returns the seat whose draw it is, for charts with a bar for each seat in which all draws come in the end. The
   * expected count of a seat is then its share of the draws; otherwise it follows from the odds of each draw.
   */
  turnOf?(state: T['State']): number;
}

/** A game's sentences for its own options and rules; undefined: the general sentence is used. */
export interface FaultTexts<Key extends string = string> {
  option(t: Translator<Key>, fault: Refusal, option: string): string | undefined;
  rule(t: Translator<Key>, fault: Refusal): string | undefined;
}

/** Keys, separated by two spaces, and the message that says their effect. */
export type KeyBinding<Said extends string = string> = readonly [keys: string, what: Said];

/** A setting of this game only, and the setting after which it is shown. */
export interface GameSettingRow {
  readonly name: string;
  readonly after: 'theme' | 'hand';
  readonly Row: ComponentType;
}

export interface RulesDrawerPart<Setup extends GameSetup = GameSetup> {
  /** Summary of the set-up, for the head of the rules. */
  readonly SetupSummary: ComponentType<{ readonly setup: Setup }>;
  /** Options in force on which the rule depends. */
  readonly ActiveOptions: ComponentType<{ readonly id: string; readonly setup: Setup }>;
  readonly Pictures: ComponentType<{ readonly id: string }>;
  /** Returns the edition whose ruling is in force. */
  ruling(id: string, setup: Setup): string | undefined;
}

/**
 * Drops the game's types. Shared code passes to a game only its own sessions and set-ups, so the dropped types always
 * fit.
 */
export const defineGameUi = <T extends TableGameTypes, Line, Setup extends GameSetup>(
  game: GameUi<T, Line, Setup>,
): GameUi => game as unknown as GameUi;
