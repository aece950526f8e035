import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { CognitoError } from '../cognito-error';
import type { IdentityContext } from '../context';
import type { Category } from '../limits/throttle';
import { timingSafeTextEqual } from '../timing-safe-text';
import { adminCreateUser, adminDisableUser, adminSetUserPassword } from './admin/admin-operations';
import type { Operation } from './operation';
import {
  associateSoftwareToken,
  getUser,
  globalSignOut,
  setUserMfaPreference,
  verifySoftwareToken,
} from './operations/account';
import { confirmForgotPassword, forgotPassword } from './operations/passwords';
import { getTokensFromRefreshToken, revokeToken } from './operations/sessions';
import { initiateAuth, respondToAuthChallenge } from './operations/sign-in';

type Entry = { run: Operation; category: Category; adminOnly?: true };

/** All operations of the pool by their AWS names. For those of administrators, AWS requires a signature. */
export const catalogue: ReadonlyMap<string, Entry> = new Map<string, Entry>([
  ['AdminCreateUser', { run: adminCreateUser, category: 'UserCreation', adminOnly: true }],
  ['AdminDisableUser', { run: adminDisableUser, category: 'UserResourceUpdate', adminOnly: true }],
  ['AdminSetUserPassword', { run: adminSetUserPassword, category: 'UserAccountRecovery', adminOnly: true }],
  ['AssociateSoftwareToken', { run: associateSoftwareToken, category: 'UserResourceUpdate' }],
  ['ConfirmForgotPassword', { run: confirmForgotPassword, category: 'UserAccountRecovery' }],
  ['ForgotPassword', { run: forgotPassword, category: 'UserAccountRecovery' }],
  ['GetTokensFromRefreshToken', { run: getTokensFromRefreshToken, category: 'UserToken' }],
  ['GetUser', { run: getUser, category: 'UserRead' }],
  ['GlobalSignOut', { run: globalSignOut, category: 'UserResourceUpdate' }],
  ['InitiateAuth', { run: initiateAuth, category: 'UserAuthentication' }],
  ['RespondToAuthChallenge', { run: respondToAuthChallenge, category: 'ChallengeResponse' }],
  ['RevokeToken', { run: revokeToken, category: 'UserToken' }],
  ['SetUserMFAPreference', { run: setUserMfaPreference, category: 'UserResourceUpdate' }],
  ['VerifySoftwareToken', { run: verifySoftwareToken, category: 'UserResourceUpdate' }],
]);

const target = 'AWSCognitoIdentityProviderService.';

/** Serves the JSON API of the user pool. Each operation is a POST to the root, and a header names the operation. */
export function createJsonApi(context: IdentityContext, controlToken: string): Hono {
  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof CognitoError) return fail(c, error, 400);
    context.log(`identity failed: ${error.stack ?? error.message}`);
    return fail(c, new CognitoError('InternalErrorException', 'Something went wrong'), 500);
  });
  app.post('/', async (c) => {
    const header = c.req.header('x-amz-target') ?? '';
    const name = header.startsWith(target) ? header.slice(target.length) : '';
    const operation = catalogue.get(name);
    if (!operation) throw new CognitoError('UnknownOperationException', 'The operation is unknown.');
    // The control token replaces an administrator's AWS signature.
    if (operation.adminOnly && !timingSafeTextEqual(c.req.header('x-control-token') ?? '', controlToken)) {
      throw new CognitoError('AccessDeniedException', `Not authorized to perform: cognito-idp:${name}`);
    }
    context.throttle.admit(operation.category);
    return answer(c, await operation.run(await readBody(c), context), 200);
  });
  return app;
}

async function readBody(c: Context): Promise<unknown> {
  if (!c.req.header('content-type')?.startsWith('application/x-amz-json-1.1')) {
    throw new CognitoError('SerializationException', 'The content type must be application/x-amz-json-1.1.');
  }
  const text = await c.req.text();
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw Object.assign(new CognitoError('SerializationException', 'The body is not JSON.'), { cause });
  }
}

function fail(c: Context, { type, message }: CognitoError, status: 400 | 500): Response {
  c.header('x-amzn-ErrorType', `${type}:`);
  return answer(c, { __type: type, message }, status);
}

function answer(c: Context, body: object, status: 200 | 400 | 500): Response {
  c.header('x-amzn-RequestId', randomUUID());
  c.header('Content-Type', 'application/x-amz-json-1.1');
  return c.body(JSON.stringify(body), status);
}
