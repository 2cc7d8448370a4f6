/** The tables of people. Times are milliseconds since 1970; truths are 0 and 1. Secrets are there as SHA-256 only. */
export interface PeopleTables {
  readonly person: PersonTable;
  readonly session: SessionTable;
  readonly passkey: PasskeyTable;
  readonly challenge: ChallengeTable;
  readonly recovery: RecoveryTable;
  readonly link: LinkTable;
  readonly bot_token: BotTokenTable;
  readonly banned_network: BannedNetworkTable;
  readonly push_key: PushKeyTable;
  readonly push: PushTable;
  readonly block: BlockTable;
}

/** Accounts. An erased one has no row; logs keep its id, which then means somebody unknown. */
interface PersonTable {
  readonly id: string;
  readonly name: string;
  /** null: as the browser asks. */
  readonly language: string | null;
  readonly is_bot: number;
  /** Owner, if it is a bot. */
  readonly owner: string | null;
  readonly created: number;
  /** Until when nothing may be done; null: not banned. */
  readonly banned_until: number | null;
  readonly banned_why: string | null;
  /** 1 if others find the person's ratings and results. */
  readonly is_listed: number;
}

/** A browser in which somebody is signed in. The token before the present one stays good until the next change. */
interface SessionTable {
  readonly id: string;
  readonly person: string;
  readonly secret: string;
  readonly secret_before: string | null;
  /** When the secret was last changed. */
  readonly changed: number;
  readonly created: number;
  /** To the hour. */
  readonly seen: number;
  readonly expires: number;
  readonly label: string;
}

interface PasskeyTable {
  /** As the authenticator names it, base64url. */
  readonly id: string;
  readonly person: string;
  /** COSE, base64url. */
  readonly public_key: string;
  readonly counter: number;
  /** Transports by which the browser may reach it: names parted by commas. */
  readonly transports: string;
  /** The host for which it was made. */
  readonly host: string;
  readonly label: string;
  readonly created: number;
}

/** Challenge that an authenticator signs; answered once. */
interface ChallengeTable {
  readonly challenge: string;
  /** Owner of the passkey that is being made; null: somebody signs in. */
  readonly person: string | null;
  readonly expires: number;
}

/** One of a person at a time. */
interface RecoveryTable {
  readonly person: string;
  readonly secret: string;
  readonly created: number;
  /** The code that was used last, and by which attempt, which may be repeated until then. */
  readonly used: string | null;
  readonly attempt: string | null;
  readonly repeatable_until: number | null;
}

/** One of a person at a time. */
interface LinkTable {
  readonly person: string;
  readonly secret: string;
  readonly expires: number;
}

interface BotTokenTable {
  readonly id: string;
  readonly person: string;
  readonly secret: string;
  /** Names parted by blanks. */
  readonly scopes: string;
  readonly created: number;
  readonly seen: number | null;
}

interface BannedNetworkTable {
  /** An address and the length of its prefix: `192.0.2.0/24`. */
  readonly network: string;
  readonly until: number;
  readonly why: string;
}

/** One row, number 1: the key pair by which push services know this server (VAPID), base64url. The private one is a secret. */
interface PushKeyTable {
  readonly id: number;
  readonly public_key: string;
  readonly private_key: string;
}

/** Push subscription of a browser; it goes with the session. */
interface PushTable {
  readonly session: string;
  readonly person: string;
  /** The address at the push service, a secret of the browser. */
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** In which its page was read then; null: nobody noted it. */
  readonly language: string | null;
}

/** Somebody does not want to meet somebody. Key: both. Nothing that the blocked person reads may depend on it. */
interface BlockTable {
  readonly person: string;
  readonly blocked: string;
  readonly at: number;
}
