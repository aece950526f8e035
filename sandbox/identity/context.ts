import type { Database } from '@/sandbox/db/database';
import { createAccounts } from './accounts';
import { type Clock, systemClock } from './clock';
import { createRefusedAccessTokens } from './control/faults';
import { browserSessionSeconds } from './hosted/cookies';
import { createLockout } from './limits/lockout';
import { createRateLimit, createThrottle } from './limits/throttle';
import { createFileOutbox, type Outbox } from './outbox';
import { createPasswordHash } from './password/password-hash';
import { createPasswordSignIn } from './password-policy';
import type { Secrets } from './secrets';
import { defaultSettings, type Settings } from './settings';
import { createGrantStore } from './store/grants';
import { createSoftwareTokenStore } from './store/software-tokens';
import { createResetCodeStore, createUserStore } from './store/users';
import { createAccessTokenReader } from './tokens/access-tokens';
import { createSessions, createTokenMint, importSigningKeys } from './tokens/sessions';
import { createTickets } from './tokens/tickets';

export const poolId = 'eu-west-2_Fairway01';

const codeSeconds = 5 * 60;
const challengeSeconds = 3 * 60;
/**
 * The number of random bytes in a challenge's session. As text, they are about 1,000 characters, as in Cognito, so that
 * tests use cookies of a realistic length.
 */
const challengeBytes = 750;

export type IdentityOptions = {
  db: Database;
  /** The folder that contains `identity.json` (keys and secrets) and `outbox/`. */
  dataDir: string;
  /** The origin of this server, such as `http://127.0.0.1:4000`. */
  origin: string;
  /** The origins of the app. */
  appOrigins: readonly string[];
  clock?: Clock;
  log?: (line: string) => void;
  outbox?: Outbox;
  settings?: Partial<Settings>;
  /** The cost of a password hash: log2 of scrypt's parameter N. */
  passwordLogCost?: number;
};

/** An app client. A public client, such as a client in a browser, has no secret. */
export type Client = {
  id: string;
  secret: string | undefined;
  /** A second secret, which is valid while the first secret is being replaced. */
  secondSecret?: string;
  redirectUris: string[];
  logoutUris: string[];
};

export type Challenge = { name: 'NEW_PASSWORD_REQUIRED' | 'SOFTWARE_TOKEN_MFA'; sub: string };

type AuthorizationCode = {
  sub: string;
  /** The id of the sign-in that this code starts. Using the code a second time revokes that sign-in's tokens. */
  originJti: string;
  redirectUri: string;
  scope: string;
  authTime: Date;
  nonce: string | undefined;
  codeChallenge: string | undefined;
};

export type BrowserSession = { sub: string; authTime: Date };

/** Creates the stores, settings and functions that the operations of the pool use. */
export async function createContext(options: IdentityOptions, secrets: Secrets) {
  const { db, dataDir, origin, appOrigins, clock = systemClock, log = console.log } = options;
  const issuer = `${origin}/${poolId}`;
  const settings: Settings = { ...defaultSettings, ...options.settings };
  const client: Client = {
    id: secrets.clientId,
    secret: secrets.clientSecret,
    redirectUris: appOrigins.map((app) => `${app}/api/auth/callback/cognito`),
    logoutUris: appOrigins.flatMap((app) => [`${app}/login`, `${app}/`]),
  };
  const hashPassword = createPasswordHash(options.passwordLogCost);
  const accounts = createAccounts({ db, clock, hashPassword, totpSecret: secrets.totpSecret });
  await accounts.ensure();
  const users = createUserStore(db, clock, hashPassword);
  const grants = createGrantStore(db, clock, settings);
  const lockout = createLockout(clock);
  const refused = createRefusedAccessTokens();
  const keys = await importSigningKeys(secrets);
  const signing = { keys, issuer, clientId: client.id, clock };
  return {
    clock,
    log,
    origin,
    appOrigins,
    issuer,
    poolId,
    client,
    settings,
    jwks: keys.jwks,
    restoreAccounts: accounts.restore,
    refused,
    users,
    grants,
    resetCodes: createResetCodeStore(db, clock),
    softwareTokens: createSoftwareTokenStore(db, clock),
    sessions: createSessions({ users, grants, mint: createTokenMint({ ...signing, settings, refused }) }),
    signIn: await createPasswordSignIn(users, lockout, settings, hashPassword),
    lockout,
    /** Counts wrong codes of authenticator apps. A correct password does not reset this count. */
    codeLockout: createLockout(clock),
    resetRequests: createRateLimit(clock, 60 * 60 * 1000),
    throttle: createThrottle(clock, settings),
    readAccessToken: createAccessTokenReader(signing),
    challenges: createTickets<Challenge>(clock, challengeSeconds, challengeBytes),
    codes: createTickets<AuthorizationCode>(clock, codeSeconds),
    browserSessions: createTickets<BrowserSession>(clock, browserSessionSeconds),
    outbox: options.outbox ?? createFileOutbox(dataDir, clock, log),
  };
}
export type IdentityContext = Awaited<ReturnType<typeof createContext>>;
