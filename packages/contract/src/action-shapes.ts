import { type Field, type Fields, fieldFault } from './fields.ts';
import type { ActionText, Actor, Refusal } from './game.ts';
import { isObject, quote } from './record.ts';
import { malformed } from './refusal.ts';

/** Members of one type of action, and whether chance or a seat takes it. */
export interface ActionShape<Members = Readonly<Record<string, never>>> {
  readonly by: 'chance' | 'seat';
  readonly members: Fields<Members>;
}

/** A shape for each type of action, in the order in which they are documented. */
export type ActionShapes<Action extends { readonly type: string }> = {
  readonly [Type in Action['type']]: ActionShape<Omit<Extract<Action, { readonly type: Type }>, 'type'>>;
};

/** An action of a seat with these members besides its type. */
export const bySeat = <Members = object>(members = {} as Fields<Members>): ActionShape<Members> => ({
  by: 'seat',
  members,
});
/** An action of chance with these members besides its type. */
export const byChance = <Members = object>(members = {} as Fields<Members>): ActionShape<Members> => ({
  by: 'chance',
  members,
});

type AnyShapes = Readonly<Record<string, ActionShape<never>>>;
type AnyFields = Readonly<Record<string, Field<never>>>;
const shapesOf = (shapes: object) => shapes as AnyShapes;

/** The reason why something is no action of that actor, whatever the state of the game. Accepts anything, never throws. */
export function shapeFault(shapes: object, actor: Actor, action: unknown): Refusal | undefined {
  if (!isObject(action)) return malformed('an action is a JSON object');
  const { type, ...members } = action;
  if (typeof type !== 'string' || !Object.hasOwn(shapes, type))
    return malformed(`there is no action ${quote(type)}`);
  const shape = shapesOf(shapes)[type]!;
  const fault = fieldFault(shape.members as AnyFields, members);
  if (fault) return malformed(`${type}: ${fault.because}`);
  if ((actor === 'chance') !== (shape.by === 'chance'))
    return malformed(actor === 'chance' ? `chance does not ${type}` : `"${type}" comes by chance`);
  return undefined;
}

/** The text form of actions: the type, then a word for each member in the order of the shape. */
export function textOf<Action extends { readonly type: string }>(
  shapes: ActionShapes<Action>,
): ActionText<Action> {
  const fieldsOf = (type: string) => Object.entries(shapesOf(shapes)[type]!.members as AnyFields);
  return {
    write: (action) =>
      [action.type, ...fieldsOf(action.type).map(([name, field]) => field.write(action[name as never]))].join(
        ' ',
      ),
    answers: () => false,
    read([type = '', ...words]) {
      if (!Object.hasOwn(shapes, type)) return undefined;
      const fields = fieldsOf(type);
      const members = fields.map(([name, field], i) => [name, field.read(words[i] ?? '')] as const);
      if (members.some(([, value]) => value === undefined)) return undefined;
      return {
        action: { type, ...Object.fromEntries(members) } as never,
        chance: shapesOf(shapes)[type]!.by === 'chance',
        used: 1 + fields.length,
      };
    },
  };
}
