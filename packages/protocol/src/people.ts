import { z } from 'zod';
import { Rating } from './leaderboard.ts';

/** The languages in which a person may be spoken to. */
const Language = z.enum(['en', 'uk', 'ru', 'es', 'zh', 'de']);

/** Name that a person asks for: the problem `name-refused` tells what is not allowed. */
const Name = z.string().max(240).describe('Display name: up to 30 characters, counted as graphemes');
/** Milliseconds since 1970. */
const Time = z.int().nonnegative();
const Id = z.string().regex(/^[\w-]{16}$/);

/** `POST /me`: somebody who plays at once. */
export const NewPerson = z.strictObject({ name: Name, language: Language.optional() });
/** `PATCH /me`. */
export const PersonChange = z.strictObject({
  name: Name.optional(),
  language: Language.nullable().optional().describe('null: the language of the browser'),
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
    .describe('True if the account has a passkey or a recovery code, a way back without this device'),
  isListed: z.boolean().describe('True if leaderboard and profile show ratings and results to others'),
  created: Time,
});
/** Tables of a person that are not over. */
export const TableCount = z.strictObject({
  going: z.int().nonnegative(),
  awaited: z.int().nonnegative().describe('Number of tables that wait for the person'),
});
/** `GET /me`: nobody is an answer, too. */
export const WhoAmI = z.strictObject({
  me: Me.nullable(),
  tables: TableCount.optional().describe('Only in answers to GET /me'),
});

/** A browser in which somebody is signed in. */
export const Device = z.strictObject({
  id: Id,
  label: z.string().describe('Short name of the browser'),
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
const leave = z.boolean().optional().describe('True to sign out the account that is signed in here');

/** `POST /me/recovery`: shown once, to be kept outside of this device. */
export const RecoveryCode = z.strictObject({ code: z.string() });
/** `POST /recover`. The same attempt may be repeated for some minutes, since its answer brings the next code and may be lost. */
export const Recover = z.strictObject({
  code: Code,
  attempt: z
    .string()
    .regex(/^[\w-]{22,64}$/)
    .describe('Random key for this attempt, at least 128 bits'),
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
  host: z.string().describe('Host name of the passkey'),
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
  seen: Time.nullable().describe('To the hour; null: never used'),
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
  key: z.string().describe("The server's key for `PushManager.subscribe`"),
  endpoint: z.string().nullable().describe('Push endpoint of this browser; null: not subscribed'),
  language: Language.nullable().describe('Language of notifications; null: that of the person'),
});
export type PushStatus = z.infer<typeof PushStatus>;
/** `POST /me/push`: what the browser gave, as its `toJSON` says it. */
export const PushSubscriptionInput = z.strictObject({
  endpoint: z.string().max(1_000),
  expirationTime: z.number().nullish(),
  keys: z.strictObject({ p256dh: Bytes(200), auth: Bytes(100) }),
});
export type PushSubscriptionInput = z.infer<typeof PushSubscriptionInput>;

/** `GET /me/blocks`: people whom the caller has blocked, the latest first. Nobody else learns of it. */
export const Blocks = z.strictObject({
  people: z.array(z.strictObject({ id: Id, name: z.string(), at: Time })),
});
export type Blocks = z.infer<typeof Blocks>;

/** `GET /me/data`: all that is kept of somebody. Talk and actions at their tables are in the logs, to which `games` leads. */
export const OwnData = z.strictObject({
  me: Me,
  devices: z.array(Device),
  passkeys: z.array(Passkey),
  recovery: z.strictObject({ created: Time }).nullable(),
  push: z
    .array(z.strictObject({ device: Id, endpoint: z.string(), language: z.string().nullable() }))
    .describe("Push subscriptions of the person's browsers"),
  bots: z.array(Bot),
  tables: z.array(z.string()),
  games: z.array(
    z.strictObject({
      table: z.string(),
      game: z.string(),
      state: z.enum(['open', 'running', 'over']),
      opened: Time,
      changed: Time,
      log: z.string().describe('URL of the log'),
      record: z.string().describe('URL of the record'),
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
    .describe('Reports made by the person'),
  blocks: z
    .array(z.strictObject({ person: z.string(), at: Time }))
    .describe('Accounts that the person blocked'),
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
