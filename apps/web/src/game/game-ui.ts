import type { DrawKind, GameInfo, Refusal, Seat } from '@bastide/contract';
import type { ComponentType, ReactNode } from 'react';
import type { SeatColour } from '../art/seat-paint.ts';
import type { MessageCatalogue } from '../i18n/catalogue.ts';
import type { MessageValues, Translator } from '../i18n/translator.ts';
import type { People } from '../people/people.ts';
import type { BotName, SeatSetup } from '../people/seats.ts';
import type { AnyLocalSession } from '../session/local-session.ts';
import type { SaveSource } from '../session/save-state.ts';
import type { GameAdapter, GameMoment, GameSession, GameSetup, TableGameTypes } from '../session/session.ts';
import type { SoundsOf } from '../sound/sounds.ts';

/**
 * A game as the page knows it: all that it brings along, in one value. Here is what the start page needs; what is needed
 * at the table, and what is opened later still, is fetched. Shared rooms receive this value and name no game.
 */
export interface GameUi<
  T extends TableGameTypes = TableGameTypes,
  Line = unknown,
  Setup extends GameSetup = GameSetup,
> extends GameInfo {
  /** The bots that it offers: by level, weakest first; then those with a taste of their own. */
  readonly bots: readonly BotName[];
  /** What it says. */
  readonly messages: MessageCatalogue;
  readonly setups: SetupFormat<Setup>;
  /** Its card on the start page. */
  readonly Card: ComponentType<GameCardProps<Setup>>;
  /** A page of its own that the card opens in place of the start. */
  readonly Page?: ComponentType<GamePageProps<Setup>>;
  /** How far a game has come, as the message `<game>.progress` takes it. */
  progress(view: T['View']): MessageValues;
  /** The worker in which its bots think. */
  startBots(): Worker;
  /** The worker in which its games are judged; without it, they are not. */
  startCoach?(): Worker;
  /** What it is played with: fetched when somebody sits down. */
  table(): Promise<{ readonly table: TableModule<T, Line, Setup> }>;
  /** What most visits never open. */
  secondary(): Promise<{ readonly secondary: SecondaryModule<T, Setup> }>;
  /** How it is shown on the shelf; without one, by its name only. */
  library?(): Promise<{ readonly libraryModule: LibraryModule<T, Line> }>;
  /** What the rooms before an online game need of it; without it, it is not played online. */
  lobby?(): Promise<{ readonly lobbyModule: LobbyModule<Setup> }>;
}

/** What is agreed before a game begins. */
export interface SetupFormat<Setup extends GameSetup> {
  /** Under which name the browser keeps it. */
  readonly key: string;
  /** What is played where nobody chose anything. */
  readonly defaultSetup: Setup;
  /** Reads what was kept; undefined if it makes no sense. */
  parse(kept: Record<string, unknown>): Setup | undefined;
  /** The same with other seats. */
  withSeats(setup: Setup, seats: readonly SeatSetup[]): Setup;
  /** Whether it can be played so; where not, the card says why. */
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
  /** What is chosen is taken into the form of a table that is being opened, not played at once. */
  readonly isForTable?: boolean;
  play(): void;
  /** To the start, which is there when this returns. */
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

/** What a game's table is given. */
export interface TableScreenProps<Table> {
  readonly session: Table;
  readonly saveSource: SaveSource;
  /** Leaves for the start; the table stays kept. */
  leave(): void;
  /** Another game, as this one was agreed. */
  playAgain(): void;
  /** Another game in its place, which is kept first. */
  open(session: AnyLocalSession): Promise<void>;
  /** The rule to show: empty for the table of contents; undefined: the drawer is closed. */
  readonly rule: string | undefined;
  showRule(id: string | undefined): void;
  /** Another window has played on; shows what it has. */
  reload(): void;
  /** Another window has played on; what is here becomes a game of its own. */
  fork(): void;
}

/** Points of one kind, by seat. */
export interface ScoreSource {
  /** The message that names it, of those that are said at the table or later. */
  readonly name: string;
  readonly points: readonly number[];
}

/** How a game is shown among many. */
export interface LibraryModule<T extends TableGameTypes = TableGameTypes, Line = unknown> {
  /** A small picture of a position, as SVG; drawn piece by piece. */
  picture(view: T['View'], colours: readonly SeatColour[]): Generator<undefined, string>;
  /** Where the points of each seat come from, in the order in which it is listed. */
  sourcesOf(moment: GameMoment<T, Line>): readonly ScoreSource[];
}

/** A game in the rooms where a table is opened and waits for people. */
export interface LobbyModule<Setup extends GameSetup = GameSetup> {
  /** A band of its land, as on its card. */
  readonly picture: { readonly src: string; readonly srcSet: string };
  /** The engine's options for what is agreed. */
  optionsOf(setup: Setup): object;
  /** What is played by such options, in a few words. */
  describeOptions(t: Translator<string>, options: { readonly seats: number }): string;
  /** What is agreed, in a sentence with changeable words. */
  readonly OptionsForm: ComponentType<OptionsFormProps<Setup>>;
}

export interface OptionsFormProps<Setup extends GameSetup = GameSetup> {
  readonly setup: Setup;
  change(setup: Setup): void;
  /** Who plays, as it stands in the sentence. */
  readonly people: ReactNode;
  openPage(): void;
}

export interface SecondaryModule<
  T extends TableGameTypes = TableGameTypes,
  Setup extends GameSetup = GameSetup,
> {
  readonly soundsOf: SoundsOf<T['Event'], T['View']>;
  readonly faultTexts: FaultTexts;
  /** How what came by chance is shown where it is checked; without it, in the words of the text form. */
  readonly chance?: ChanceDescriber<T>;
  /** How moves that were weighed are told; without it, nobody says why. */
  readonly moves?: MoveDescriber<T>;
  /** What the keys do at its table, in the order in which it is listed. */
  readonly keys: readonly KeyBinding[];
  readonly settings: readonly GameSettingRow[];
  /** Its part of the drawer of rules, if it has more to show than the rulebook. */
  readonly drawer?: RulesDrawerPart<Setup>;
}

/** How a game tells of moves that somebody weighed. */
export interface MoveDescriber<T extends TableGameTypes = TableGameTypes, Key extends string = string> {
  /** A row of one seat's actions in a few words; `view`: what the seat saw before them. */
  describe(t: Translator<Key>, actions: readonly T['Action'][], view: T['View'], people: People): string;
  /** What a term is called that decides about moves; undefined: nothing is said of it. */
  termName(t: Translator<Key>, name: string): string | undefined;
  /** Whether what that seat was advised on one view still fits a later one; without it, only until somebody acts. */
  isStillValid?(then: T['View'], now: T['View'], seat: Seat): boolean;
  /** Before the words, a picture of the move. */
  readonly Picture?: ComponentType<MovePictureProps<T['Action'], T['View']>>;
  /** At a table, where its seat decides: a button that chooses the move on the board, or nothing where that is not how it is made. */
  readonly Prepare?: ComponentType<PrepareMoveProps<T['Action']>>;
}

/** A row of actions, what the button says, and what is done once they are chosen. */
export interface PrepareMoveProps<Action> {
  readonly actions: readonly Action[];
  readonly label: string;
  /** The id of what tells of which move it is the button. */
  readonly describedBy: string;
  /** `where` it is confirmed, as the id of an element: the keyboard goes there. If nothing is said, to the sentence of the rim. */
  onPrepared(where?: string): void;
}

/** A row of actions, and what the seat saw before them. */
export interface MovePictureProps<Action, View> {
  readonly actions: readonly Action[];
  readonly view: View;
}

/** What a game shows of what came by chance. */
export interface ChanceDescriber<T extends TableGameTypes = TableGameTypes, Key extends string = string> {
  /** An action of chance in a few words, in a game with these options. */
  describe(t: Translator<Key>, action: T['Action'], options: T['Options']): string;
  /** What is counted, and compared with what was to be expected. */
  readonly charts: readonly DrawChart<T, Key>[];
}

/** Draws of one kind, a bar for each way in which they can come. */
export interface DrawChart<T extends TableGameTypes = TableGameTypes, Key extends string = string>
  extends Pick<DrawKind<T>, 'barOf'> {
  /** The message that names it. */
  readonly title: Key;
  /** What each bar is called; `names` of the seats. */
  bars(t: Translator<Key>, names: readonly string[]): readonly string[];
  /**
   * Where bars are who draws, and all comes at last: whose draw it is, whatever comes. Then what is expected of each is
   * its share of the draws; else it follows from the odds of each draw.
   */
  turnOf?(state: T['State']): number;
}

/** What a game says of its own options and rules; undefined: nothing. */
export interface FaultTexts<Key extends string = string> {
  option(t: Translator<Key>, fault: Refusal, option: string): string | undefined;
  rule(t: Translator<Key>, fault: Refusal): string | undefined;
}

/** Keys, parted by two spaces, and the message that says what they do. */
export type KeyBinding<Said extends string = string> = readonly [keys: string, what: Said];

/** A setting that only this game has, and the one that it follows. */
export interface GameSettingRow {
  readonly name: string;
  readonly after: 'theme' | 'hand';
  readonly Row: ComponentType;
}

export interface RulesDrawerPart<Setup extends GameSetup = GameSetup> {
  /** What is played, for the head of the drawer. */
  readonly SetupSummary: ComponentType<{ readonly setup: Setup }>;
  /** What is in force of that on which the rule depends. */
  readonly ActiveOptions: ComponentType<{ readonly id: string; readonly setup: Setup }>;
  readonly Pictures: ComponentType<{ readonly id: string }>;
  /** The edition whose ruling is in force. */
  ruling(id: string, setup: Setup): string | undefined;
}

/**
 * Forgets which game it is. Shared rooms hand to it only what came from it: its own sessions and set-ups, so the types
 * that are forgotten here fit wherever they are needed again.
 */
export const defineGameUi = <T extends TableGameTypes, Line, Setup extends GameSetup>(
  game: GameUi<T, Line, Setup>,
): GameUi => game as unknown as GameUi;
