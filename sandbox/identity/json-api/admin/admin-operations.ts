import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { CognitoError } from '../../cognito-error';
import type { IdentityContext } from '../../context';
import { assertPasswordAllowed } from '../../password-policy';
import type { IdentityUser } from '../../schema';
import { defineOperation, text } from '../operation';
import { userAttributes } from '../operations/account';

function assertPool({ poolId }: Pick<IdentityContext, 'poolId'>, id: string): void {
  if (id !== poolId) throw new CognitoError('ResourceNotFoundException', `User pool ${id} does not exist.`);
}

async function poolUser(asked: z.infer<typeof named>, context: IdentityContext): Promise<IdentityUser> {
  assertPool(context, asked.UserPoolId);
  const user = await context.users.findByLogin(asked.Username);
  if (!user) throw new CognitoError('UserNotFoundException', 'User does not exist.');
  return user;
}

type Attribute = { Name: string; Value: string };
type Profile = Pick<IdentityUser, 'email' | 'givenName' | 'familyName' | 'name'>;

const known = new Set(['email', 'email_verified', 'given_name', 'family_name', 'name']);

/** A new user's profile. First and last name are required; without a full name, the pool joins the two. */
function readAttributes(attributes: readonly Attribute[], email: string): Profile {
  const given = new Map(attributes.map(({ Name, Value }) => [Name, Value]));
  for (const name of given.keys()) if (!known.has(name)) throw refusal(name, 'Attribute does not exist in the schema.');
  const required = (name: string) => {
    const value = given.get(name)?.trim();
    if (!value) throw refusal(name, 'The attribute is required');
    return value;
  };
  if ((given.get('email') ?? email).trim().toLowerCase() !== email) {
    throw new CognitoError('InvalidParameterException', 'User attributes email and username are different.');
  }
  const givenName = required('given_name');
  const familyName = required('family_name');
  return { email, givenName, familyName, name: given.get('name')?.trim() || `${givenName} ${familyName}` };
}

const refusal = (name: string, why: string) =>
  new CognitoError('InvalidParameterException', `Attributes did not conform to the schema: ${name}: ${why}`);

const named = z.object({ UserPoolId: text(55), Username: text(128) });

const newUser = named.extend({
  UserAttributes: z.array(z.object({ Name: text(32), Value: z.string().max(2048).default('') })).default([]),
  TemporaryPassword: text(256).optional(),
  MessageAction: z.literal('SUPPRESS').optional(),
});

/** Creates a user and sends the temporary password by mail. */
export const adminCreateUser = defineOperation(newUser, async (asked, context) => {
  assertPool(context, asked.UserPoolId);
  const password = asked.TemporaryPassword ?? `${randomBytes(9).toString('base64url')}aA1!`;
  assertPasswordAllowed(password);
  const user = await create(asked, password, context);
  if (asked.MessageAction !== 'SUPPRESS') {
    const text = `Your username is ${user.email} and temporary password is ${password}`;
    await context.outbox({ to: user.email, subject: 'Your temporary password', text });
  }
  return { User: toUser(user) };
});

type Asked = z.infer<typeof newUser>;

async function create(asked: Asked, password: string, { users }: IdentityContext): Promise<IdentityUser> {
  const email = z.email().safeParse(asked.Username.trim().toLowerCase());
  if (!email.success) throw new CognitoError('InvalidParameterException', 'Username should be an email.');
  const user = await users.add(readAttributes(asked.UserAttributes, email.data), password);
  if (user) return user;
  throw new CognitoError('UsernameExistsException', 'An account with the given email already exists.');
}

/** The fields of a user in a response. Times are in seconds since 1970. */
const toUser = (user: IdentityUser) => ({
  Username: user.username,
  Attributes: userAttributes(user),
  Enabled: user.enabled,
  UserStatus: user.status,
  UserCreateDate: user.createdAt.getTime() / 1000,
  UserLastModifiedDate: user.updatedAt.getTime() / 1000,
});

/** Disables the account and ends its sessions. */
export const adminDisableUser = defineOperation(named, async (asked, context) => {
  const { sub } = await poolUser(asked, context);
  await context.users.disable(sub);
  await context.grants.revokeAllOf(sub);
  context.browserSessions.dropWhere((session) => session.sub === sub);
  return {};
});

const newPassword = named.extend({ Password: text(256), Permanent: z.boolean().default(false) });

/** Sets a user's password. Unless the password is permanent, the user must change it at the next sign-in. */
export const adminSetUserPassword = defineOperation(newPassword, async (asked, context) => {
  const { sub } = await poolUser(asked, context);
  assertPasswordAllowed(asked.Password);
  await context.users.setPassword(sub, asked.Password, asked.Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD');
  return {};
});
