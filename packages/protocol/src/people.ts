import { z } from 'zod';

/** The languages in which a person may be spoken to. */
const Language = z.enum(['en', 'uk', 'ru', 'es', 'zh', 'de']);

/** What somebody wants to be called: what is allowed in it is told by `name-refused`. */
const Name = z.string().max(240).describe('What the others see: up to 30 characters as a reader counts them');
/** Milliseconds since 1970. */
const Time = z.int().nonnegative();
const Id = z.string().regex(/^[\w-]{16}$/);

/** `POST /me`: somebody who plays at once. */
export const NewPerson = z.strictObject({ name: Name, language: Language.optional() });
/** `PATCH /me`. */
export const PersonChange = z.strictObject({
  name: Name.optional(),
  language: Language.nullable().optional().describe('null: as the browser asks'),
});

/** Who the caller is. */
export const Me = z.strictObject({
  id: Id,
  name: z.string(),
  language: Language.nullable(),
  isBot: z.boolean(),
  isKept: z
    .boolean()
    .describe('Whether there is a way back without this device: a passkey or a recovery code'),
  created: Time,
});
/** `GET /me`: nobody is an answer, too. */
export const WhoAmI = z.strictObject({ me: Me.nullable() });

/** A browser in which somebody is signed in. */
export const Device = z.strictObject({
  id: Id,
  label: z.string().describe('The browser as it calls itself, in short'),
  created: Time,
  seen: Time.describe('To the hour'),
  isThis: z.boolean(),
});
export const Devices = z.strictObject({ devices: z.array(Device) });
export const ById = z.strictObject({ id: Id });

export type Me = z.infer<typeof Me>;
export type WhoAmI = z.infer<typeof WhoAmI>;
export type Device = z.infer<typeof Device>;
