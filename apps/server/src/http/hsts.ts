import type { ServerSettings } from './settings.ts';

/** Seconds for which browsers remember it: a year. */
const HSTS_SECONDS = 31_536_000;

/** Headers by which browsers that came by HTTPS never come without it again. Not of other servers below the same name, and in no list. */
export const transportHeaders = ({
  origin,
}: Pick<ServerSettings, 'origin'>): Readonly<Record<string, string>> =>
  origin?.startsWith('https:') ? { 'strict-transport-security': `max-age=${HSTS_SECONDS}` } : {};
