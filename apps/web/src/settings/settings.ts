import { LANGUAGES, type Language } from '../i18n/languages.ts';

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];
/** Factors on the usual duration of motion; 0: no motion. */
export const SPEEDS = [0, 0.5, 1, 2] as const;
export type Speed = (typeof SPEEDS)[number];
export const HANDS = ['right', 'left'] as const;
export type Hand = (typeof HANDS)[number];

/** Levels of loudness; 0 is silent. */
export const VOLUMES = [0, 1, 2, 3] as const;
export type Volume = (typeof VOLUMES)[number];

export interface UserSettings {
  readonly language: Language | null;
  /** Languages of people who share this screen, by name, where they differ from the page's. */
  readonly languages: Readonly<Record<string, Language>>;
  readonly theme: Theme;
  readonly speed: Speed;
  /** True if single letters work as shortcuts. */
  readonly letters: boolean;
  /** True to show no hints: neither legal places nor sums. Refusals stay. */
  readonly purist: boolean;
  /** True if the coach may show a good move on request. */
  readonly hints: boolean;
  /** Side of the prompt on a phone held sideways. */
  readonly hand: Hand;
  readonly textBoard: boolean;
  readonly sound: boolean;
  /** Volume of events at the table. */
  readonly tableVolume: Volume;
  /** Volume of calls to the reader: an offer, or their turn. */
  readonly alertsVolume: Volume;
  /** Settings of single games, and others under unknown names. */
  readonly own: Readonly<Record<string, unknown>>;
}

const SETTINGS_KEY = 'bastide.settings';

export const DEFAULTS: UserSettings = {
  language: null,
  languages: {},
  theme: 'system',
  speed: 1,
  letters: true,
  purist: false,
  hints: false,
  hand: 'right',
  textBoard: false,
  sound: false,
  tableVolume: 2,
  alertsVolume: 2,
  own: {},
};

/** Reads stored settings, member by member; an invalid one gets its default. */
export function readSettings(text: string | null): UserSettings {
  const base = DEFAULTS;
  let kept: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    if (typeof parsed === 'object' && parsed !== null) kept = parsed as Record<string, unknown>;
  } catch {
    return base;
  }
  const among = <T>(list: readonly T[], value: unknown, otherwise: T): T =>
    list.includes(value as T) ? (value as T) : otherwise;
  const flag = (value: unknown, otherwise: boolean) => (typeof value === 'boolean' ? value : otherwise);
  return {
    language: among<Language | null>(LANGUAGES, kept.language, null),
    languages: Object.fromEntries(
      Object.entries(kept.languages ?? {}).filter(([, language]) => LANGUAGES.includes(language as Language)),
    ),
    theme: among(THEMES, kept.theme, base.theme),
    speed: among(SPEEDS, kept.speed, base.speed),
    letters: flag(kept.letters, base.letters),
    purist: flag(kept.purist, base.purist),
    hints: flag(kept.hints, base.hints),
    hand: among(HANDS, kept.hand, base.hand),
    textBoard: flag(kept.textBoard, base.textBoard),
    sound: flag(kept.sound, base.sound),
    tableVolume: among(VOLUMES, kept.tableVolume, base.tableVolume),
    alertsVolume: among(VOLUMES, kept.alertsVolume, base.alertsVolume),
    own: Object.fromEntries(Object.entries(kept).filter(([name]) => !(name in base))),
  };
}

export function loadSettings(): UserSettings {
  return readSettings(readStored(SETTINGS_KEY));
}

export function saveSettings({ own, ...settings }: UserSettings): void {
  try {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify({ ...own, ...settings }));
  } catch {
    // The storage is full or forbidden: the settings are valid until the page is closed.
  }
}

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
