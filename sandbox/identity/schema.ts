import { boolean, index, integer, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const identitySchema = pgSchema('identity');

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export type UserStatus = 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'RESET_REQUIRED' | 'UNCONFIRMED';

export const identityUsers = identitySchema.table('users', {
  sub: uuid('sub').primaryKey(),
  username: text('username').notNull().unique(),
  /** The e-mail address in lower case, because sign-in ignores case. */
  email: text('email').notNull().unique(),
  givenName: text('given_name').notNull(),
  familyName: text('family_name').notNull(),
  name: text('name').notNull(),
  groups: text('groups').array().notNull(),
  status: text('status').$type<UserStatus>().notNull(),
  enabled: boolean('enabled').notNull(),
  passwordHash: text('password_hash').notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});
export type IdentityUser = typeof identityUsers.$inferSelect;

const ofUser = () => uuid('sub').references(() => identityUsers.sub, { onDelete: 'cascade' });

/** A sign-in. All its tokens contain its `origin_jti`. */
export const identityGrants = identitySchema.table(
  'grants',
  {
    originJti: uuid('origin_jti').primaryKey(),
    sub: ofUser().notNull(),
    scope: text('scope').notNull(),
    authTime: moment('auth_time').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('grants_sub').on(table.sub)],
);
export type Grant = typeof identityGrants.$inferSelect;

export const identityRefreshTokens = identitySchema.table(
  'refresh_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    originJti: uuid('origin_jti')
      .notNull()
      .references(() => identityGrants.originJti, { onDelete: 'cascade' }),
    issuedAt: moment('issued_at').notNull(),
    rotatedAt: moment('rotated_at'),
  },
  (table) => [index('refresh_tokens_origin_jti').on(table.originJti)],
);

/** A user's authenticator app. Sign-in asks for its code when `enabled` is true. */
export const identitySoftwareTokens = identitySchema.table('software_tokens', {
  sub: ofUser().primaryKey(),
  /** The secret in base 32. `pendingSecret` replaces it once a first code of the new authenticator app is verified. */
  secret: text('secret'),
  pendingSecret: text('pending_secret'),
  enabled: boolean('enabled').notNull(),
  preferred: boolean('preferred').notNull(),
  /** The time step of the last used code. Codes of this step and of earlier steps are refused. */
  lastStep: integer('last_step'),
});
export type SoftwareToken = typeof identitySoftwareTokens.$inferSelect;

export const identityResetCodes = identitySchema.table('reset_codes', {
  sub: ofUser().primaryKey(),
  codeHash: text('code_hash').notNull(),
  expiresAt: moment('expires_at').notNull(),
  wrongTries: integer('wrong_tries').notNull(),
});
