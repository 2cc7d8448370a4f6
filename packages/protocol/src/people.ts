import { z } from 'zod';
import { Rating } from './leaderboard.ts';

/** The languages in which a person may be spoken to. */
const Language = z.enum(['en', 'uk', 'ru', 'es', 'zh', 'de']);

/** Name that a person asks for: the problem `name-refused` tells what is not allowed. */
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
  isListed: z.boolean().optional(),
});

/** The caller's account. */
export const Me = z.strictObject({
  id: Id,
  name: z.string(),
  language: Language.nullable(),
  isBot: z.boolean(),
  isKept: z
    .boolean()
    .describe('Whether there is a way back without this device: a passkey or a recovery code'),
  isListed: z
    .boolean()
    .describe('Whether others find their ratings and results, in the ladder and in the profile'),
  created: Time,
});
/** Tables of a person that are not over. */
export const TableCount = z.strictObject({
  going: z.int().nonnegative(),
  awaited: z.int().nonnegative().describe('How many of them wait for the person'),
});
/** `GET /me`: nobody is an answer, too. */
export const WhoAmI = z.strictObject({
  me: Me.nullable(),
  tables: TableCount.optional().describe('Where somebody asks who they are'),
});

/** A browser in which somebody is signed in. */
export const Device = z.strictObject({
  id: Id,
  label: z.string().describe('The browser as it calls itself, in short'),
  created: Time,
  seen: Time.describe('To the hour'),
  isThis: z.boolean(),
});
export const Devices = z.strictObject({ devices: z.array(Device) });
export const IdParams = z.strictObject({ id: Id });

export type Me = z.infer<typeof Me>;
export type TableCount = z.infer<typeof TableCount>;
export type WhoAmI = z.infer<typeof WhoAmI>;
export type Device = z.infer<typeof Device>;

/** A code as people write it: blanks, dashes and small letters do not matter. */
const Code = z.string().min(1).max(64);
/** Consent to leave the account signed in here: a guest has no way back. */
const leave = z.boolean().optional().describe('Whether whoever is signed in here leaves');

/** `POST /me/recovery`: shown once, to be kept outside of this device. */
export const RecoveryCode = z.strictObject({ code: z.string() });
/** `POST /recover`. The same attempt may be repeated for some minutes, since its answer brings the next code and may be lost. */
export const Recover = z.strictObject({
  code: Code,
  attempt: z
    .string()
    .regex(/^[\w-]{22,64}$/)
    .describe('Random, 128 bits or more, made for this attempt'),
  leave,
});
export const RecoveryResult = z.strictObject({ me: Me, code: z.string().describe('The next recovery code') });

/** `POST /me/link`: brings the identity to another device. */
export const LinkCode = z.strictObject({ code: z.string(), expires: Time });
export const Link = z.strictObject({ code: Code, leave });

export const Passkey = z.strictObject({
  id: z.string(),
  label: z.string(),
  created: Time,
  host: z.string().describe('For which it was made'),
});
export const Passkeys = z.strictObject({ passkeys: z.array(Passkey) });

const Bytes = (atMost: number) =>
  z
    .string()
    .max(atMost)
    .regex(/^[\w-]*$/);
const CredentialId = z.string().regex(/^[\w-]{1,1400}$/);
/** Authenticators name a passkey; the name may be as long as a kilobyte. */
export const PasskeyParams = z.strictObject({ id: CredentialId });
const Attachment = z.enum(['cross-platform', 'platform']);

/** Result of `navigator.credentials.create`, as JSON. */
export const NewPasskey = z.strictObject({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  response: z.strictObject({
    clientDataJSON: Bytes(2_000),
    attestationObject: Bytes(10_000),
    authenticatorData: Bytes(4_000).optional(),
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(10)
      .optional(),
    publicKeyAlgorithm: z.int().optional(),
    publicKey: Bytes(4_000).optional(),
  }),
  clientExtensionResults: z.looseObject({}),
  authenticatorAttachment: Attachment.optional(),
});

/** Result of `navigator.credentials.get`, as JSON. */
export const PasskeyAssertion = z.strictObject({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  response: z.strictObject({
    clientDataJSON: Bytes(2_000),
    authenticatorData: Bytes(2_000),
    signature: Bytes(8_000),
    userHandle: Bytes(100).optional(),
  }),
  clientExtensionResults: z.looseObject({}),
  authenticatorAttachment: Attachment.optional(),
});
export const SignIn = z.strictObject({ passkey: PasskeyAssertion, leave });
/** Options for the browser's `credentials`, its `publicKey`, in the form of JSON that WebAuthn knows. */
export const PasskeyOptions = z.looseObject({ challenge: z.string() });

const BotToken = z.strictObject({
  id: Id,
  scopes: z.array(z.enum(['bot:play'])),
  created: Time,
  seen: Time.nullable().describe('To the hour; null: never'),
});
export const Bot = z.strictObject({ id: Id, name: z.string(), created: Time, tokens: z.array(BotToken) });
export const Bots = z.strictObject({ bots: z.array(Bot) });
/** `POST /me/bots`. */
export const NewBot = z.strictObject({ name: Name });
/** Shown once: `Authorization: Bearer <token>`. */
export const NewToken = z.strictObject({ bot: Id, id: Id, token: z.string() });
export const TokenParams = z.strictObject({ id: Id, token: Id });

/** `GET /me/push`: how this browser is told of turns. */
export const PushStatus = z.strictObject({
  key: z.string().describe("The server's, for `PushManager.subscribe`"),
  endpoint: z.string().nullable().describe('Where this browser is told; null: it is not'),
  language: Language.nullable().describe('In which it is told; null: in that of its person'),
});
export type PushStatus = z.infer<typeof PushStatus>;
/** `POST /me/push`: what the browser gave, as its `toJSON` says it. */
export const PushSubscriptionInput = z.strictObject({
  endpoint: z.string().max(1_000),
  expirationTime: z.number().nullish(),
  keys: z.strictObject({ p256dh: Bytes(200), auth: Bytes(100) }),
});
export type PushSubscriptionInput = z.infer<typeof PushSubscriptionInput>;

/** `GET /me/data`: all that is kept of somebody. Talk and actions at their tables are in the logs, to which `games` leads. */
export const OwnData = z.strictObject({
  me: Me,
  devices: z.array(Device),
  passkeys: z.array(Passkey),
  recovery: z.strictObject({ created: Time }).nullable(),
  push: z
    .array(z.strictObject({ device: Id, endpoint: z.string(), language: z.string().nullable() }))
    .describe('Where their browsers are told of turns'),
  bots: z.array(Bot),
  tables: z.array(z.string()),
  games: z.array(
    z.strictObject({
      table: z.string(),
      game: z.string(),
      state: z.enum(['open', 'running', 'over']),
      opened: Time,
      changed: Time,
      log: z.string().describe('Where all of it is read'),
      record: z.string().describe('Where the game is read as a record'),
    }),
  ),
  results: z.array(
    z.strictObject({
      table: z.string(),
      game: z.string(),
      at: Time,
      place: z.int(),
      hasWon: z.boolean(),
    }),
  ),
  ratings: z.array(Rating),
  reports: z
    .array(z.strictObject({ table: z.string(), seq: z.int(), why: z.string(), note: z.string(), at: Time }))
    .describe('Made by them'),
});

export type Passkey = z.infer<typeof Passkey>;
export type Bot = z.infer<typeof Bot>;
export type OwnData = z.infer<typeof OwnData>;
export type RecoveryCode = z.infer<typeof RecoveryCode>;
export type LinkCode = z.infer<typeof LinkCode>;
export type Devices = z.infer<typeof Devices>;
export type Passkeys = z.infer<typeof Passkeys>;
export type Bots = z.infer<typeof Bots>;
export type NewToken = z.infer<typeof NewToken>;
