import { randomUUID } from 'node:crypto';
import { type Finding, notChecked, ok, wrong } from '../finding';
import type { Answer, Pool } from '../pool';

export type ClientReport = {
  findings: Finding[];
  /** False where nothing further can be asked as this client. */
  known: boolean;
  /** False where nobody can sign in with a password. */
  passwordFlow: boolean;
};

/** Asks for somebody who does not exist: the refusal tells how far the client itself was accepted. */
export async function checkClient(pool: Pool): Promise<ClientReport> {
  const stranger = await pool.signIn(`nobody-${randomUUID()}@example.com`, `Nobody-${randomUUID()}`);
  const { findings, ...report } = judgeClient(stranger, pool);
  return { ...report, findings: [...findings, await judgeExistence(stranger, pool, report.passwordFlow)] };
}

function judgeClient({ refusal }: Answer, { settings }: Pool): ClientReport {
  const { code, message } = refusal ?? { code: 'no refusal', message: '' };
  if (code === 'ResourceNotFoundException') {
    const says = 'the pool does not know it: AUTH_COGNITO_ID must be the id of an app client of this very pool';
    return {
      findings: [wrong('app client', says), notChecked('password flow', 'the pool does not know the app client')],
      known: false,
      passwordFlow: false,
    };
  }
  if (code === 'NotAuthorizedException' && /secret/i.test(message)) {
    const says = settings.clientSecret
      ? 'AUTH_COGNITO_SECRET is not the secret of this app client; leave it empty where the client has none'
      : 'the app client has a secret: set AUTH_COGNITO_SECRET';
    return {
      findings: [wrong('app client', says), notChecked('password flow', 'the secret was refused first')],
      known: true,
      passwordFlow: false,
    };
  }
  if (code === 'InvalidParameterException' && /flow/i.test(message)) {
    const says = 'USER_PASSWORD_AUTH is off: allow ALLOW_USER_PASSWORD_AUTH for the app client';
    return {
      findings: [notChecked('app client', 'the flow was refused first'), wrong('password flow', says)],
      known: true,
      passwordFlow: false,
    };
  }
  if (code === 'NotAuthorizedException' || code === 'UserNotFoundException') {
    const how = settings.clientSecret ? 'id and secret are accepted' : 'the id is accepted, and needs no secret';
    return {
      findings: [ok('app client', how), ok('password flow', 'USER_PASSWORD_AUTH is on')],
      known: true,
      passwordFlow: true,
    };
  }
  const why = `somebody unknown was answered with ${code}`;
  return {
    findings: [notChecked('app client', why), notChecked('password flow', why)],
    known: true,
    passwordFlow: true,
  };
}

const hide = 'set PreventUserExistenceErrors to ENABLED for the app client';

/** Whoever tries e-mail addresses must not learn which have an account. */
async function judgeExistence(stranger: Answer, pool: Pool, passwordFlow: boolean): Promise<Finding> {
  if (!passwordFlow) return notChecked('unknown users', 'without the password flow');
  const unknown = stranger.refusal;
  if (unknown?.code === 'UserNotFoundException') {
    return wrong('unknown users', `the pool tells that somebody has no account: ${hide}`);
  }
  const { account } = pool.settings;
  if (!account) return notChecked('unknown users', 'CHECK_EMAIL and CHECK_PASSWORD are not set');
  const { refusal: mistaken } = await pool.signIn(account.email, `Wrong-${randomUUID()}`);
  if (/attempts exceeded|too many/i.test(mistaken?.message ?? '')) {
    return notChecked('unknown users', 'the account is locked for a while, or the pool is busy: check again later');
  }
  if (mistaken?.code === unknown?.code && mistaken?.message === unknown?.message) {
    return ok('unknown users', 'answered like a wrong password');
  }
  const told = `a wrong password is answered with ${mistaken?.code}, somebody unknown with ${unknown?.code}`;
  return wrong('unknown users', `${told}, or in other words: ${hide}`);
}
