import * as z from 'zod';
import { defaultSize } from './seed/size';

const count = z.coerce.number({ error: 'must be a whole number' }).int().min(0).max(10_000_000);
const port = z.coerce.number({ error: 'must be a port, a number from 1 to 65535' }).int().min(1).max(65_535);

const Environment = z.object({
  SANDBOX_PORT: port.default(4000),
  SANDBOX_HOST: z
    .enum(['127.0.0.1', '0.0.0.0'], { error: 'must be 127.0.0.1, or 0.0.0.0 in a container' })
    .default('127.0.0.1'),
  SANDBOX_DIR: z.string().default('.sandbox'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address, or not set for the embedded database' })
    .optional(),
  SANDBOX_USERS: count.min(1).default(defaultSize.users),
  SANDBOX_NOW: z.iso
    .date({ error: 'must be a day such as 2026-11-01, or not set' })
    .transform((day) => new Date(`${day}T00:00:00.000Z`))
    .optional(),
  SANDBOX_ROUNDS: count.default(defaultSize.friendlyRounds),
  SANDBOX_SEARCH: z.literal('names', { error: 'must be names, or not set' }).optional(),
  SANDBOX_MAX_ROWS: count.min(1).optional(),
  PORT: port.default(3000),
  SANDBOX_HTTPS_PORT: port.default(8443),
  NODE_ENV: z.string().optional(),
  SANDBOX_ALLOW_PRODUCTION: z.literal('1', { error: 'must be 1, or not set' }).optional(),
});

/**
 * Reads the sandbox's settings. Empty values count as unset, and the command line overrides the environment.
 * @throws Error naming each invalid variable
 */
export function parseSandboxEnvironment(
  source: Readonly<Record<string, string | undefined>> = process.env,
  commandLine: Readonly<Record<string, string | undefined>> = {},
) {
  const all = [...Object.entries(source), ...Object.entries(commandLine)];
  const given = Object.fromEntries(all.filter(([, value]) => value !== '' && value !== undefined));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  }
  const { NODE_ENV, SANDBOX_ALLOW_PRODUCTION, ...read } = parsed.data;
  if (NODE_ENV === 'production' && SANDBOX_ALLOW_PRODUCTION === undefined) {
    throw new Error(
      'NODE_ENV: the sandbox has a well-known password and does not run in production; set SANDBOX_ALLOW_PRODUCTION=1 to allow it',
    );
  }
  return {
    port: read.SANDBOX_PORT,
    /** The address to listen on. Requests whose Host header is no loopback address are always refused. */
    host: read.SANDBOX_HOST,
    /** The folder that contains data, secrets and app.env. */
    dir: read.SANDBOX_DIR,
    databaseUrl: read.DATABASE_URL,
    /** The origins at which browsers open the app: directly, and through a TLS proxy on this machine. */
    appOrigins: [`http://localhost:${read.PORT}`, `https://localhost:${read.SANDBOX_HTTPS_PORT}`, 'https://localhost'],
    limits: { search: read.SANDBOX_SEARCH, maxRows: read.SANDBOX_MAX_ROWS },
    /** The day that counts as today when data is created. */
    seedDay: read.SANDBOX_NOW,
    seedSize: { users: read.SANDBOX_USERS, friendlyRounds: read.SANDBOX_ROUNDS },
  };
}
export type SandboxEnvironment = ReturnType<typeof parseSandboxEnvironment>;
