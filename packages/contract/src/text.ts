import type { Game, RedactedAction, Result, Types } from './game.ts';
import { ACTIONS_AT_MOST, FORMAT, formFault, type GameRecord, isObject, quote } from './record.ts';
import { sanitize } from './sanitize.ts';

/**
 * The readable form of a record. First lines: `bastide/1` and the game, then one member a line as JSON. After an empty
 * line the actions: a line begins with the seat that acts and holds what chance dealt it, what it did and what chance
 * answered, in the words of the game (`0 BA-U 1,0 90 meeple r1`, `0 roll 3 4 road E26 end`). Lines that begin with `#` are remarks.
 */
const HEAD_MEMBERS = ['options', 'seats', 'result', 'at', 'fairness', 'meta'] as const;

/** No action of any game takes more words: the longest lays an island, a word for each hex and harbour. */
const WORDS_AT_MOST = 256;

/** Marks lines on which only chance acts. */
const NOBODY = 'chance';

/**
 * `redacted`: the actions as somebody learns of them who may not know all, one for each of the record. Of those not known in
 * full there is the type and a question mark, and the text reads back as no record.
 */
export function writeText<T extends Types>(
  game: Game<T>,
  record: GameRecord<T['Options'], T['Action']>,
  redacted?: readonly RedactedAction<T['Action']>[],
): string {
  const lines = [`${FORMAT} ${record.game}`];
  for (const member of HEAD_MEMBERS)
    if (record[member] !== undefined) lines.push(`${member} ${JSON.stringify(record[member])}`);
  lines.push('');
  let dealt: string[] = [];
  let line: string[] = [];
  let owner: number | undefined;
  const close = () => {
    if (line.length > 0) lines.push(line.join(' '));
    line = [];
    owner = undefined;
  };
  for (const [at, { by, ...action }] of record.actions.entries()) {
    const known = redacted?.[at];
    const isHidden = known && Object.keys(known).length < Object.keys(action).length;
    const words = isHidden ? `${known.type} ?` : game.text.write(action as T['Action']);
    if (by === 'chance') {
      if (line.length > 0 && game.text.answers(action as T['Action'])) line.push(words);
      else dealt.push(words);
      continue;
    }
    if (owner !== by || dealt.length > 0) {
      close();
      owner = by;
      line = [String(by), ...dealt];
      dealt = [];
    }
    line.push(words);
  }
  close();
  if (dealt.length > 0) lines.push([NOBODY, ...dealt].join(' '));
  return `${lines.join('\n')}\n`;
}

/** Reads the form above back into a record, which `replay` then checks. Faults name the line, counted from 1. */
export function readText<T extends Types>(game: Game<T>, text: string): Result<unknown> {
  const lines = text.split(/\r?\n/);
  const wrong = (line: number, because: string) =>
    formFault('line', `line ${line + 1}: ${because}`, line + 1);
  if (lines[0]?.trim() !== `${FORMAT} ${game.name}`) return wrong(0, `does not say "${FORMAT} ${game.name}"`);
  const record: Record<string, unknown> = { format: FORMAT, game: game.name };
  let at = 1;
  for (; at < lines.length && lines[at]!.trim() !== ''; at++) {
    const match = /^(\w+) ([\s\S]+)$/.exec(lines[at]!.trim());
    const member = HEAD_MEMBERS.find((name) => name === match?.[1]);
    if (!match || !member) return wrong(at, 'names no member of a record');
    if (member in record) return wrong(at, `${member} stands there already`);
    try {
      record[member] = JSON.parse(match[2]!);
    } catch {
      return wrong(at, `${member} is no JSON`);
    }
  }
  const actions: unknown[] = [];
  for (; at < lines.length; at++) {
    const words = lines[at]!.trim().split(/\s+/);
    if (words[0] === '' || words[0]!.startsWith('#')) continue;
    const [owner, ...rest] = words;
    if (owner !== NOBODY && !/^\d$/.test(owner!)) return wrong(at, `${quote(owner)} is no seat`);
    for (let from = 0; from < rest.length; ) {
      const read = game.text.read(rest.slice(from, from + WORDS_AT_MOST));
      if (!read) return wrong(at, `cannot read ${quote(rest[from])}`);
      if (!read.chance && owner === NOBODY) return wrong(at, 'chance does not do this');
      if (actions.length === ACTIONS_AT_MOST) return wrong(at, `more than ${ACTIONS_AT_MOST} actions`);
      actions.push({ by: read.chance ? 'chance' : Number(owner), ...read.action });
      from += read.used;
    }
  }
  return { ok: true, value: { ...record, actions } };
}

/** Some editors begin a text with a byte order mark, which is no part of it. */
export const withoutByteOrderMark = (text: string): string => text.replace(/^\uFEFF/, '');

/** A record file, JSON or text form, as a value for `replay`. */
export function parseRecord<T extends Types>(games: readonly Game<T>[], file: string): Result<unknown> {
  const content = withoutByteOrderMark(file);
  if (content.trimStart().startsWith('{')) {
    try {
      const value: unknown = JSON.parse(content);
      return isObject(value) ? { ok: true, value } : formFault('form', 'a record is a JSON object');
    } catch (error) {
      return formFault('json', `no JSON: ${sanitize((error as Error).message, 160)}`);
    }
  }
  const [format, name] = content.split('\n', 1)[0]!.trimEnd().split(' ');
  const game = format === FORMAT && games.find((one) => one.name === name);
  if (game) return readText(game, content);
  return format === FORMAT && name
    ? formFault('game', `there is no game ${quote(name)}`, sanitize(name, 40))
    : formFault('form', `neither JSON nor a text that begins with "${FORMAT}" and a game`);
}
