import * as z from 'zod';
import { isTimeZone } from '@/lib/contract/time-zone';

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) URL' });

function integer(min: number, max: number) {
  const words = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,6}$/, words)
    .transform(Number)
    .pipe(z.number().min(min, words).max(max, words));
}

/** The first secret in AUTH_SECRET encrypts, and all of them decrypt. */
function secrets() {
  const words =
    'must be one to three secrets of at least 32 characters, separated by commas (openssl rand -base64 33 creates one)';
  const isSound = (all: readonly string[]) => all.length <= 3 && all.every(({ length }) => length >= 32);
  return z
    .string()
    .transform((text) => text.split(',').map((each) => each.trim()))
    .refine(isSound, words);
}

function flag() {
  return z
    .enum(['0', '1'], 'must be 0 or 1')
    .default('0')
    .transform((value) => value === '1');
}

const Environment = z.object({
  AUTH_SECRET: secrets(),
  AUTH_URL: httpUrl.refine(isOrigin, 'must be the address of the app without a path'),
  AUTH_COGNITO_ID: z.string().min(1),
  AUTH_COGNITO_SECRET: z.string().min(1).optional(),
  AUTH_COGNITO_ISSUER: httpUrl,
  SESSION_HOURS: integer(1, 720).default(12),
  SESSION_IDLE_MINUTES: integer(5, 1440).default(60),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis(s) URL' }).optional(),
  TRUSTED_PROXY_HOPS: integer(0, 10).default(0),
  API_URL: httpUrl.refine((url) => /\/api\/v1\/?$/.test(url), 'must end in /api/v1'),
  AVATAR_URL: httpUrl.optional(),
  LOG_LEVEL: z.enum(['info', 'warn', 'error'], 'must be info, warn or error').default('info'),
  MAX_IN_FLIGHT: integer(1, 100_000).default(120),
  EMAILS_PER_ACCOUNT: integer(1, 100_000).default(60),
  SHELL_AFTER_MS: integer(0, 60_000).default(300),
  SHUTDOWN_SECONDS: integer(1, 600).default(25),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('fairway'),
  METRICS_PORT: integer(1, 65_535).optional(),
  METRICS_HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be an address of this machine such as 127.0.0.1 or 0.0.0.0')
    .default('127.0.0.1'),
  DESIGN_PAGE: flag(),
  ALLOW_PLAIN_HTTP: flag(),
  TIME_ZONE: z.string().refine(isTimeZone, 'must be a time zone such as Europe/London').default('UTC'),
});

type Environment = z.infer<typeof Environment>;

function isOrigin(url: string): boolean {
  return !URL.canParse(url) || new URL(url).href === `${new URL(url).origin}/`;
}

function withoutSlash(url: string): string {
  return url.replace(/\/$/, '');
}

/** In production, passwords, tokens and data must be encrypted outside this machine. */
const Encrypted = Environment.extend({
  AUTH_URL: encrypted(Environment.shape.AUTH_URL),
  AUTH_COGNITO_ISSUER: encrypted(Environment.shape.AUTH_COGNITO_ISSUER),
  API_URL: encrypted(Environment.shape.API_URL),
  AVATAR_URL: encrypted(httpUrl).optional(),
});

function encrypted(address: z.ZodType<string>) {
  const words = 'must be an https URL, except on this machine (ALLOW_PLAIN_HTTP=1 allows http: elsewhere)';
  return address.refine((url) => !URL.canParse(url) || isEncrypted(new URL(url)), words);
}

function isEncrypted({ protocol, hostname }: URL): boolean {
  return protocol !== 'http:' || /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/** @throws Error naming each variable that is missing or wrong, but never its value */
export function parseEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  const variables = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  // On Vercel, the app can trust one proxy, which all requests pass and which replaces X-Forwarded-For.
  if (variables.VERCEL) variables.TRUSTED_PROXY_HOPS ??= '1';
  const schema = variables.NODE_ENV === 'production' && variables.ALLOW_PLAIN_HTTP !== '1' ? Encrypted : Environment;
  const parsed = schema.safeParse(variables);
  if (parsed.success) {
    const { API_URL, AUTH_COGNITO_ISSUER, ...others } = parsed.data;
    return { ...others, API_URL: withoutSlash(API_URL), AUTH_COGNITO_ISSUER: withoutSlash(AUTH_COGNITO_ISSUER) };
  }
  const faults = parsed.error.issues.map(({ path, message }) => {
    const name = path.join('.');
    return `  ${name}: ${variables[name] === undefined ? 'is not set' : message}`;
  });
  throw new Error(`Environment variables are missing or wrong; .env.example describes them.\n${faults.join('\n')}`);
}

export const isDevelopment = process.env.NODE_ENV === 'development';

export function addressWords(): string | null {
  if (env().TRUSTED_PROXY_HOPS > 0) return null;
  return 'taken from the connection, because TRUSTED_PROXY_HOPS is 0. Behind a proxy, set it; otherwise attempts are not limited per client';
}

export const isServerless = Boolean(process.env.VERCEL);

export function hasDesignPage(): boolean {
  return isDevelopment || env().DESIGN_PAGE;
}

let parsed: Environment | undefined;

export function env(): Environment {
  parsed ??= parseEnvironment(process.env);
  return parsed;
}
