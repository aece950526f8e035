import * as z from 'zod';
import { CognitoError, notAuthorized } from '../cognito-error';
import type { IdentityContext } from '../context';
import type { IdentityUser } from '../schema';
import { type AccessTokenClaims, AccessTokenError } from '../tokens/access-tokens';
import { adminScope } from '../tokens/claims';

/** An operation of the JSON API, which gets the parsed request body and returns the response body. */
export type Operation = (body: unknown, context: IdentityContext) => Promise<object>;

/** Defines an operation with its input schema. Invalid input gets Cognito's error messages. */
export function defineOperation<Input>(
  input: z.ZodType<Input>,
  run: (input: Input, context: IdentityContext) => Promise<object>,
): Operation {
  return async (body, context) => {
    const parsed = input.safeParse(body);
    if (!parsed.success) throw new CognitoError('InvalidParameterException', explain(parsed.error));
    return await run(parsed.data, context);
  };
}

function explain({ issues }: z.ZodError): string {
  const told = issues.map(({ path, message }) => {
    const field = path.map((part) => String(part).replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())).join('.');
    return `Value at '${field}' failed to satisfy constraint: ${message}`;
  });
  return `${issues.length} validation error${issues.length === 1 ? '' : 's'} detected: ${told.join('; ')}`;
}

const missingOr = (otherwise: string) => (issue: { input?: unknown }) =>
  issue.input === undefined ? 'Member must not be null' : otherwise;

/** A required string of at most `length` characters. */
export const text = (length: number) =>
  z
    .string({ error: missingOr('Member must be a string') })
    .min(1, 'Member must have length greater than or equal to 1')
    .max(length, `Member must have length less than or equal to ${length}`);

export const parameters = z.record(z.string(), z.string().max(4096)).default({});

export function requireParameter(from: Record<string, string>, name: string): string {
  const value = from[name];
  if (!value) throw new CognitoError('InvalidParameterException', `Missing required parameter ${name}`);
  return value;
}

type Dependencies = Pick<IdentityContext, 'readAccessToken' | 'grants' | 'users'>;

/** The user of an access token. Only the pool checks whether a token was revoked; other APIs do not. */
async function signedInUser(
  accessToken: string,
  { readAccessToken, grants, users }: Dependencies,
): Promise<IdentityUser> {
  const claims = await readAccessToken(accessToken).catch(refuse);
  if (!claims.scope.split(' ').includes(adminScope)) throw notAuthorized('Access Token does not have required scopes');
  if (await grants.isRevoked(claims.origin_jti)) throw notAuthorized('Access Token has been revoked');
  const user = await users.get(claims.sub);
  if (!user) throw new CognitoError('UserNotFoundException', 'User does not exist.');
  if (!user.enabled) throw notAuthorized('User is disabled.');
  return user;
}

function refuse(error: unknown): AccessTokenClaims {
  if (!(error instanceof AccessTokenError)) throw error;
  throw notAuthorized(error.reason === 'expired' ? 'Access Token has expired' : 'Invalid Access Token');
}

export const signedIn = z.object({ AccessToken: text(8192) });

/** Defines an operation for the user whom the access token names. */
export const userOperation = <Input extends z.infer<typeof signedIn>>(
  input: z.ZodType<Input>,
  run: (user: IdentityUser, input: Input, context: IdentityContext) => Promise<object>,
) =>
  defineOperation(input, async (asked, context) => run(await signedInUser(asked.AccessToken, context), asked, context));
