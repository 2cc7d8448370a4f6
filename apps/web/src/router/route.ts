import { type Language, languageOfTag } from '../i18n/languages.ts';

/** Which screen an address shows. The start where it names none. */
export interface Route {
  /** A game of this device, by its id. */
  readonly table?: string;
  /** A table of the server, by its id. */
  readonly game?: string;
  /** The moment looked at there, as a number of actions; without it, now. */
  readonly at?: number;
  /** Its leaf is opened, where there is no room for it beside the table. */
  readonly leaf?: true;
  /** The page that a game's card opens in place of the start, by the game's name. */
  readonly page?: string;
  readonly shelf?: LibraryPage;
  /** The tables of the server behind the page, or one that is being opened. */
  readonly lobby?: LobbyPage;
  /** An invitation to one of its tables: `ID.TOKEN`, or the id alone of a public one. */
  readonly join?: string;
  /** Who the reader is to that server. */
  readonly me?: true;
  /** Somebody of that server, by id. */
  readonly person?: string;
  /** The strongest of its people: of which tables; empty: of those that are played most. */
  readonly ladder?: string;
  /** What came by chance at its tables: in which month; empty: ever. */
  readonly chance?: string;
  /** Where the chance of a record is checked: of one that is brought, or of a game of the server, by its id. */
  readonly verify?: true | string;
  /** The rule that is read, over whatever screen; empty: the table of contents. */
  readonly rules?: string;
}

export const LIBRARY_PAGES = ['games', 'statistics'] as const;
export type LibraryPage = (typeof LIBRARY_PAGES)[number];

const LOBBY_PAGES = ['tables', 'open'] as const;
export type LobbyPage = (typeof LOBBY_PAGES)[number];

/**
 * Reads an address, of which only search and fragment count: `?table=…&at=12`, `?join=ID#TOKEN`. What makes no sense is left out.
 * What stands after `#` is sent to nobody, and so comes into no log.
 */
export function parseRoute(address: string): Route {
  const [search = '', token = ''] = address.split('#');
  const told = new URLSearchParams(search);
  const rules = told.get('rules');
  const screen = parseScreen(told);
  const isWhole = !token || screen.join === undefined || screen.join.includes('.');
  return {
    ...screen,
    ...(!isWhole && { join: `${screen.join}.${token}` }),
    ...(rules === null ? {} : { rules }),
  };
}

/** In which language a link is to be read: `?lang=es`. */
export const languageParam = (search: string): Language | undefined =>
  languageOfTag(new URLSearchParams(search).get('lang') ?? '');

function parseScreen(told: URLSearchParams): Route {
  const table = told.get('table');
  const game = told.get('game');
  const at = told.get('at') ?? '';
  if (table || game)
    return {
      ...(table ? { table } : { game: game! }),
      ...(/^\d{1,9}$/.test(at) && { at: Number(at) }),
      ...(told.has('leaf') && { leaf: true }),
    };
  const join = told.get('join');
  if (join) return { join };
  const lobby = told.get('lobby');
  if (lobby !== null) return { lobby: LOBBY_PAGES.find((page) => page === lobby) ?? 'tables' };
  if (told.has('me')) return { me: true };
  const shelf = told.get('shelf');
  if (shelf !== null) return { shelf: LIBRARY_PAGES.find((page) => page === shelf) ?? 'games' };
  for (const fame of LEADERBOARD_PARAMS) {
    const value = told.get(fame);
    if (value !== null) return { [fame]: value };
  }
  if (told.has('verify')) return { verify: told.get('verify') || true };
  const page = told.get('page');
  return page ? { page } : {};
}

/** What the server has counted. */
const LEADERBOARD_PARAMS = ['person', 'ladder', 'chance'] as const;

/** In the order in which an address says them. */
const PARAMS = [
  'table',
  'game',
  'at',
  'leaf',
  'join',
  'lobby',
  'me',
  ...LEADERBOARD_PARAMS,
  'shelf',
  'verify',
  'page',
] as const;

/** An invitation's table, and its secret part; empty: it has none. */
function splitInvitation(join = ''): readonly [string, string] {
  const at = join.indexOf('.');
  return at < 0 ? [join, ''] : [join.slice(0, at), join.slice(at + 1)];
}

/** The address as a link from the page itself; the same for the same screen. */
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
