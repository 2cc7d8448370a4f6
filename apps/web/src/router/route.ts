import { type Language, languageOfTag } from '../i18n/languages.ts';

/** The screen that an address shows; the start page if it names none. */
export interface Route {
  /** A game of this device, by its id. */
  readonly table?: string;
  /** A table of the server, by its id. */
  readonly game?: string;
  /** The moment shown, as a number of actions; absent: now. */
  readonly at?: number;
  /** True if the sidebar is open, where there is no room for it beside the table. */
  readonly leaf?: true;
  /** Page that a game's card opens instead of the start page, by the game's name. */
  readonly page?: string;
  /** The games of this device, or their statistics; another page of that name does not exist. */
  readonly library?: string;
  /** The list of online tables, or the form for a new one. */
  readonly lobby?: LobbyPage;
  /** An invitation to a table: `ID.TOKEN`, or only the id of a public one. */
  readonly join?: string;
  /** The reader's account. */
  readonly me?: true;
  /** The profile of a person, by id. */
  readonly person?: string;
  /** The ranking of a pool; empty: the pool with most games. */
  readonly ladder?: string;
  /** The statistics of draws of a month; empty: of all time. */
  readonly chance?: string;
  /** The check of chance: of a record that the reader brings, or of a game of the server, by its id. */
  readonly verify?: true | string;
  /** The rule shown over the screen; empty: the table of contents. */
  readonly rules?: string;
}

const LOBBY_PAGES = ['tables', 'open'] as const;
export type LobbyPage = (typeof LOBBY_PAGES)[number];

/**
 * Reads search and fragment of an address: `?table=…&at=12`, `?join=ID#TOKEN`. Ignores parts that make no sense.
 * Browsers do not send the fragment, so the token appears in no log.
 */
export function parseRoute(address: string): Route {
  const [search = '', token = ''] = address.split('#');
  const told = new URLSearchParams(search);
  const rules = told.get('rules') ?? told.get('rule');
  const screen = parseScreen(told);
  const isWhole = !token || screen.join === undefined || screen.join.includes('.');
  return {
    ...screen,
    ...(!isWhole && { join: `${screen.join}.${token}` }),
    ...(rules === null ? {} : { rules }),
  };
}

/** Returns the language that a link asks for: `?lang=es`. */
export const languageParam = (search: string): Language | undefined =>
  languageOfTag(new URLSearchParams(search).get('lang') ?? '');

function parseScreen(told: URLSearchParams): Route {
  const table = told.get('table');
  const game = told.get('game');
  const at = told.get('at') ?? '';
  const shown = table ? { table } : game ? { game } : undefined;
  if (shown)
    return {
      ...shown,
      ...(/^\d{1,9}$/.test(at) && { at: Number(at) }),
      ...(told.has('leaf') && { leaf: true }),
    };
  const join = told.get('join');
  if (join) return { join };
  const lobby = told.get('lobby');
  if (lobby !== null) return { lobby: LOBBY_PAGES.find((page) => page === lobby) ?? 'tables' };
  if (told.has('me')) return { me: true };
  // Older links say `shelf`.
  const library = told.get('library') ?? told.get('shelf');
  if (library !== null) return { library: library || 'games' };
  for (const fame of LEADERBOARD_PARAMS) {
    const value = told.get(fame);
    if (value !== null) return { [fame]: value };
  }
  if (told.has('verify')) return { verify: told.get('verify') || true };
  const page = told.get('page');
  return page ? { page } : {};
}

/** Parameters for the server's statistics. */
const LEADERBOARD_PARAMS = ['person', 'ladder', 'chance'] as const;

/** Parameters in the order in which they stand in an address. */
const PARAMS = [
  'table',
  'game',
  'at',
  'leaf',
  'join',
  'lobby',
  'me',
  ...LEADERBOARD_PARAMS,
  'library',
  'verify',
  'page',
] as const;

/** Returns an invitation's table and its secret part, which may be empty. */
function splitInvitation(join = ''): readonly [string, string] {
  const at = join.indexOf('.');
  return at < 0 ? [join, ''] : [join.slice(0, at), join.slice(at + 1)];
}

/** Returns the address as a relative link; the same for the same screen. */
export function hrefOf({ rules, ...screen }: Route): string {
  const told = new URLSearchParams();
  for (const name of PARAMS) {
    const value = screen[name];
    if (value !== undefined) told.set(name, value === true ? '' : String(value));
  }
  if (rules !== undefined) told.set('rules', rules);
  const [id, token] = splitInvitation(screen.join);
  if (token) told.set('join', id);
  const search = told.toString();
  return `./${search && '?'}${search}${token && '#'}${token}`;
}
