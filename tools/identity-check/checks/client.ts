import { randomUUID } from 'node:crypto';
import { type Finding, notChecked, ok, wrong } from '../finding';
import type { Answer, Pool } from '../pool';

type ClientReport = {
  findings: Finding[];
  /** True if the pool knows the app client. Otherwise nothing more can be checked. */
  known: boolean;
  passwordFlow: boolean;
};

/** Signs in as an unknown user: the pool's error shows whether it accepted the app client. */
export async function checkClient(pool: Pool): Promise<ClientReport> {
  const unknown = await pool.signIn(`nobody-${randomUUID()}@example.com`, `Nobody-${randomUUID()}`);
  const { findings, ...report } = judgeClient(unknown, pool);
  return { ...report, findings: [...findings, await judgeExistence(unknown, pool, report.passwordFlow)] };
}

function judgeClient({ refusal }: Answer, { settings }: Pool): ClientReport {
  const { code, message } = refusal ?? { code: 'no refusal', message: '' };
  if (code === 'ResourceNotFoundException') {
    const says = 'the pool does not know it: AUTH_COGNITO_ID must be the id of an app client of this pool';
    const flow = notChecked('password flow', 'the pool does not know the app client');
    return { findings: [wrong('app client', says), flow], known: false, passwordFlow: false };
  }
  if (code === 'NotAuthorizedException' && /secret/i.test(message)) {
    const says = settings.clientSecret
      ? 'AUTH_COGNITO_SECRET is not the secret of this app client; leave it empty for a client without one'
      : 'the app client has a secret: set AUTH_COGNITO_SECRET';
    const flow = notChecked('password flow', 'the pool refused the secret before it checked the flow');
    return { findings: [wrong('app client', says), flow], known: true, passwordFlow: false };
  }
  if (code === 'InvalidParameterException' && /flow/i.test(message)) {
    const says = 'USER_PASSWORD_AUTH is off: allow ALLOW_USER_PASSWORD_AUTH for the app client';
    const client = notChecked('app client', 'the pool refused the flow before it checked the client');
    return { findings: [client, wrong('password flow', says)], known: true, passwordFlow: false };
  }
  if (code === 'NotAuthorizedException' || code === 'UserNotFoundException') {
    const how = settings.clientSecret ? 'id and secret are accepted' : 'the id is accepted, and needs no secret';
    const findings = [ok('app client', how), ok('password flow', 'USER_PASSWORD_AUTH is on')];
    return { findings, known: true, passwordFlow: true };
  }
  const why = `the sign-in of an unknown user gave ${code}`;
  const findings = [notChecked('app client', why), notChecked('password flow', why)];
  return { findings, known: true, passwordFlow: true };
}

const fix = 'set PreventUserExistenceErrors to ENABLED for the app client';

/** Checks that the pool does not reveal which e-mail addresses have an account. */
async function judgeExistence({ refusal: unknown }: Answer, pool: Pool, passwordFlow: boolean): Promise<Finding> {
  const check = 'unknown users';
  if (!passwordFlow) return notChecked(check, 'this check needs the password flow');
  if (unknown?.code === 'UserNotFoundException') {
    return wrong(check, `the pool reveals that an address has no account: ${fix}`);
  }
  const { account } = pool.settings;
  if (!account) return notChecked(check, 'CHECK_EMAIL and CHECK_PASSWORD are not set');
  const { refusal: mistaken } = await pool.signIn(account.email, `Wrong-${randomUUID()}`);
  if (/attempts exceeded|too many/i.test(mistaken?.message ?? '')) {
    return notChecked(check, 'the account is locked for a while, or the pool is busy: check again later');
  }
  if (mistaken?.code === unknown?.code && mistaken?.message === unknown?.message) {
    return ok(check, 'an unknown user is refused like a wrong password');
  }
  const difference = `a wrong password gives ${mistaken?.code}, an unknown user ${unknown?.code}`;
  return wrong(check, `${difference}, or another message: ${fix}`);
}
