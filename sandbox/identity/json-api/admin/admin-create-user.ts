import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { CognitoError } from '../../cognito-error';
import type { IdentityContext } from '../../context';
import { assertPasswordAllowed } from '../../password/password-policy';
import type { IdentityUser } from '../../schema';
import { defineOperation, text } from '../operation';
import { userAttributes } from '../user-attributes';
import { readAttributes } from './attributes';
import { assertPool, poolUser } from './pool-user';

const input = z.object({
  UserPoolId: text(55),
  Username: text(128),
  UserAttributes: z.array(z.object({ Name: text(32), Value: z.string().max(2048).default('') })).default([]),
  TemporaryPassword: text(256).optional(),
  MessageAction: z.enum(['RESEND', 'SUPPRESS']).optional(),
});

/** A new user, or a new invitation for one who has not signed in yet; the temporary password goes out by mail. */
export const adminCreateUser = defineOperation(input, async (asked, context) => {
  assertPool(context, asked.UserPoolId);
  const password = asked.TemporaryPassword ?? `${randomBytes(9).toString('base64url')}aA1!`;
  assertPasswordAllowed(password);
  const user =
    asked.MessageAction === 'RESEND'
      ? await inviteAgain(asked, password, context)
      : await create(asked, password, context);
  if (asked.MessageAction !== 'SUPPRESS') {
    const text = `Your username is ${user.email} and temporary password is ${password}`;
    await context.outbox({ to: user.email, subject: 'Your temporary password', text });
  }
  return { User: toUser(user) };
});

type Asked = z.infer<typeof input>;

async function create(
  { Username, UserAttributes }: Asked,
  password: string,
  { users }: IdentityContext,
): Promise<IdentityUser> {
  const email = z.email().safeParse(Username.trim().toLowerCase());
  if (!email.success) throw new CognitoError('InvalidParameterException', 'Username should be an email.');
  const user = await users.add(readAttributes(UserAttributes, email.data), password);
  if (user) return user;
  throw new CognitoError('UsernameExistsException', 'An account with the given email already exists.');
}

async function inviteAgain(asked: Asked, password: string, context: IdentityContext): Promise<IdentityUser> {
  const user = await poolUser(asked, context);
  if (user.status !== 'FORCE_CHANGE_PASSWORD') {
    throw new CognitoError(
      'UnsupportedUserStateException',
      'Resend not possible. User status is not FORCE_CHANGE_PASSWORD',
    );
  }
  await context.users.setPassword(user.sub, password, user.status);
  return user;
}

/** Times are seconds since 1970 on the wire. */
const toUser = (user: IdentityUser) => ({
  Username: user.username,
  Attributes: userAttributes(user),
  Enabled: user.enabled,
  UserStatus: user.status,
  UserCreateDate: user.createdAt.getTime() / 1000,
  UserLastModifiedDate: user.updatedAt.getTime() / 1000,
});
