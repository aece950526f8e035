import * as z from 'zod';

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) URL' });

const Settings = z
  .object({
    AUTH_URL: httpUrl,
    AUTH_COGNITO_ISSUER: httpUrl,
    AUTH_COGNITO_ID: z.string(),
    AUTH_COGNITO_SECRET: z.string().optional(),
    AUTH_STAFF_GROUP: z.string().optional(),
    CHECK_EMAIL: z.string().optional(),
    CHECK_PASSWORD: z.string().optional(),
  })
  .transform((read) => ({
    issuer: read.AUTH_COGNITO_ISSUER.replace(/\/$/, ''),
    clientId: read.AUTH_COGNITO_ID,
    clientSecret: read.AUTH_COGNITO_SECRET,
    callback: new URL('/api/auth/callback/cognito', read.AUTH_URL).href,
    signOut: new URL('/login', read.AUTH_URL).href,
    staffGroup: read.AUTH_STAFF_GROUP,
    account:
      read.CHECK_EMAIL && read.CHECK_PASSWORD ? { email: read.CHECK_EMAIL, password: read.CHECK_PASSWORD } : undefined,
  }));

/** The settings of the app, and the optional test account. */
export type Settings = z.infer<typeof Settings>;

/** Empty values count as unset. @returns the settings, or error messages that name variables without their values */
export function readSettings(source: Readonly<Record<string, string | undefined>>): Settings | string[] {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const read = Settings.safeParse(given);
  if (read.success) return read.data;
  return read.error.issues.map(({ path, message }) => {
    const name = path.join('.');
    return `${name} ${given[name] === undefined ? 'is not set' : message}`;
  });
}
