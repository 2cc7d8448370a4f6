/** Subjects of a check. */
export const CHECKS = ['store', 'permissions', 'schema', 'rules', 'clock', 'space'] as const;
export type Check = (typeof CHECKS)[number];

/**
 * A result of checking a store. `warn`: everything goes on, and a person should do something; `fail`: something does not work, or
 * will be lost. Sizes are bytes, times milliseconds since 1970.
 */
export type Finding =
  | { readonly status: 'ok'; readonly code: 'store.whole' | 'store.reached' }
  /** Too large to be read through at each start. */
  | { readonly status: 'ok'; readonly code: 'store.unread'; readonly size: number }
  | { readonly status: 'fail'; readonly code: 'store.missing'; readonly file: string }
  | {
      readonly status: 'fail';
      readonly code: 'store.damaged';
      readonly file: string;
      readonly detail: string;
    }
  | { readonly status: 'fail'; readonly code: 'store.unusable'; readonly detail: string }
  | { readonly status: 'ok'; readonly code: 'permissions.private' }
  | { readonly status: 'warn'; readonly code: 'permissions.open'; readonly paths: readonly string[] }
  /** The operating system does not tell. */
  | {
      readonly status: 'warn';
      readonly code: 'permissions.unknown' | 'space.unknown';
      readonly file: string;
      readonly detail: string;
    }
  | { readonly status: 'ok'; readonly code: 'schema.current'; readonly step: string }
  /** The next start brings it up to date. */
  | { readonly status: 'warn'; readonly code: 'schema.older'; readonly step: string }
  | { readonly status: 'fail'; readonly code: 'schema.newer'; readonly step: string }
  | { readonly status: 'fail'; readonly code: 'schema.none' }
  | { readonly status: 'ok'; readonly code: 'rules.known'; readonly tables: number }
  /** `rules`: names of games, each with the version of its rules. */
  | {
      readonly status: 'fail';
      readonly code: 'rules.unknown';
      readonly tables: number;
      readonly rules: readonly string[];
    }
  | { readonly status: 'ok'; readonly code: 'clock.right' }
  /** The store knows of a later time than this machine. */
  | { readonly status: 'warn'; readonly code: 'clock.behind'; readonly latest: number; readonly now: number }
  | {
      readonly status: 'ok' | 'warn';
      readonly code: 'space.enough' | 'space.low';
      readonly free: number;
      readonly size: number;
    };

export const checkOf = ({ code }: Pick<Finding, 'code'>): Check => code.split('.')[0] as Check;
