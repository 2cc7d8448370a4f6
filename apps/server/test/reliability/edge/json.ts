import type { Random } from '@bastide/contract';

/** A JSON schema, as far as bodies of requests use it. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly minimum?: number;
}

/** JSON without a string in it, as text: objects where a string is due, numbers that no double holds, members with a meaning. */
const ODD = [
  '{"length":{"toString":1,"valueOf":1}}',
  '{"length":1e9}',
  '{"length":-1,"0":"a"}',
  '{"size":{"valueOf":1}}',
  '{"toString":null}',
  '{"toString":1,"valueOf":1}',
  '{"valueOf":{},"toString":{}}',
  '{"toJSON":1}',
  '{"then":1}',
  '{"normalize":1,"trim":1,"slice":1,"split":1,"replace":1}',
  '{"0":"a","length":1}',
  '{"type":{"toString":1}}',
  '{"__proto__":{"x":1}}',
  '{"\\u005f_proto__":{"x":1}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"constructor":1}',
  '{"hasOwnProperty":1}',
  '{"a":1,"a":2}',
  '{"":""}',
  '{}',
  '[]',
  '[[]]',
  '[null]',
  '[{"length":1}]',
  'null',
  'true',
  'false',
  '0',
  '-0',
  '-1',
  '0.5',
  '1e999',
  '-1e999',
  '1e-999',
  '9007199254740993',
  '1e308',
  '[1e999]',
  '{"kind":1e999}',
];

const TEXTS = [
  '',
  'x',
  'Ann',
  '__proto__',
  'constructor',
  'toString',
  'greedy',
  '0.1',
  '1e5',
  '\\ud800',
  '\\udc00\\ud800',
  '\\u0000',
  '\\uffff',
  '\\u202e',
  '\u202eevil',
  '\u200b\u2060\ufeff',
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
  `a${'\u0301'.repeat(200)}`,
  'é'.repeat(200),
  'x'.repeat(5000),
  "'; drop table game; --",
  '<script>',
  '../../etc/passwd',
  '$' + '{7*7}',
  'https://127.0.0.1/x',
  'https://[::1]:443/',
  'https://a@b:c@d/',
  '2'.repeat(32),
];

const one = <Thing>(random: Random, things: readonly Thing[]): Thing => things[random.below(things.length)]!;

/** Nested brackets or objects, to a depth that would overflow a stack which follows them. */
export function deepJson(random: Random): string {
  const depth = 1 + random.below(7500);
  if (random.below(2) === 0) return `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const levels = Math.ceil(depth / 3);
  return `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
}

/** JSON that is no string. */
export function oddJson(random: Random): string {
  switch (random.below(12)) {
    case 0:
      return deepJson(random);
    case 1:
      return `-${'1'.repeat(1 + random.below(4000))}`;
    case 2:
      return `{${Array.from({ length: random.below(500) }, (_, n) => `"a${n}":${n}`).join(',')}}`;
    case 3:
      return `[${one(random, ODD)},${one(random, ODD)}]`;
    default:
      return one(random, ODD);
  }
}

export const oddText = (random: Random): string => `"${one(random, TEXTS)}"`;

/** One of so many parts of a body is something odd. */
const ODD_PART = 7;

/** A value of a schema as text, odd here and there. */
export function jsonOf(random: Random, schema: Schema): string {
  if (random.below(ODD_PART) === 0) return random.below(3) === 0 ? oddText(random) : oddJson(random);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return jsonOf(random, one(random, choices));
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return JSON.stringify(one(random, schema.enum));
  const type = Array.isArray(schema.type) ? one(random, schema.type as string[]) : schema.type;
  switch (type) {
    case 'string':
      return oddText(random);
    case 'integer':
    case 'number':
      return `${(schema.minimum ?? 0) + random.below(4)}`;
    case 'boolean':
      return random.below(2) === 0 ? 'true' : 'false';
    case 'null':
      return 'null';
    case 'array':
      return `[${Array.from({ length: random.below(3) }, () => jsonOf(random, schema.items ?? {})).join(',')}]`;
    case 'object':
      return objectOf(random, schema);
    default:
      return oddJson(random);
  }
}

function objectOf(random: Random, { properties = {}, required = [] }: Schema): string {
  const members = Object.entries(properties).filter(
    ([name]) => required.includes(name) || random.below(2) === 0,
  );
  return `{${members.map(([name, schema]) => `${JSON.stringify(name)}:${jsonOf(random, schema)}`).join(',')}}`;
}

const UNKNOWN = ['odd', 'x', 'Type', 'type ', 'NAME', '', 'length', '\\u0000', 'é', 'toString'];

/** Names of members that must be there and must be text. */
const textsOf = ({ properties = {}, required = [], oneOf }: Schema): readonly string[] =>
  oneOf ? ['type'] : required.filter((name) => properties[name]?.type === 'string');

/**
 * A body that every route with this schema has to refuse, whoever sends it: an object with a member that no route knows, one with
 * something else in place of text that it needs, no object at all, or no JSON. No part of it from its beginning on is JSON, unless all of
 * it is; so that it stays refused when its end is cut off.
 */
export function refusedBody(random: Random, schema: Schema): string {
  const texts = textsOf(schema);
  switch (random.below(8)) {
    case 0:
      return random.below(2) === 0 ? `[${jsonOf(random, schema)}]` : oddText(random);
    case 1: {
      const text = withUnknown(random, objectText(random, schema));
      return text.slice(0, random.below(text.length));
    }
    case 2:
      return one(random, ['{"a":}', '{]', "{'a':1}", '{"a":1,}', '{"a":NaN}', '{"a":01}', '{a:1}', '{"a":1']);
    case 3:
    case 4: {
      if (texts.length === 0) return withUnknown(random, objectText(random, schema));
      // Of two members of one name the last one counts.
      const rest = objectText(random, schema).slice(0, -1);
      return `${rest}${rest === '{' ? '' : ','}${JSON.stringify(one(random, texts))}:${oddJson(random)}}`;
    }
    default:
      return withUnknown(random, objectText(random, schema));
  }
}

const objectText = (random: Random, schema: Schema): string =>
  schema.oneOf ? objectText(random, one(random, schema.oneOf)) : objectOf(random, schema);

function withUnknown(random: Random, object: string): string {
  const member = `"${one(random, UNKNOWN)}":${oddJson(random)}`;
  return object === '{}' ? `{${member}}` : `{${member},${object.slice(1)}`;
}
