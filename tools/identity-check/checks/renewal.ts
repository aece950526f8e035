import { type Finding, notChecked, ok, wrong } from '../finding';
import type { Answer, Pool } from '../pool';
import { type Tokens, tokensIn } from './sign-in';

/**
 * After this many seconds, the check uses a replaced refresh token again. The pool should accept it for 60 s, the
 * longest time that a pool allows. Two requests or instances may renew with the same token, and an aborted response
 * loses the new one.
 */
const graceSeconds = 57;

export type Wait = (seconds: number) => Promise<void>;

/** @returns the findings and the latest refresh token */
export async function checkRenewal(pool: Pool, tokens: Tokens, wait: Wait): Promise<[Finding[], string | undefined]> {
  const first = tokens.RefreshToken;
  if (!first) {
    const says = 'a sign-in gives no refresh token: the pool must issue them to the app client';
    return [[wrong('renewal', says), notChecked('rotation', 'this check needs a refresh token')], undefined];
  }
  const answer = await renew(pool, first);
  const renewed = tokensIn(answer);
  if (!renewed) {
    const says = `GetTokensFromRefreshToken is refused with ${codeOf(answer)}`;
    return [[wrong('renewal', says), notChecked('rotation', 'this check needs a renewed token')], first];
  }
  const rotation = await checkRotation(pool, first, renewed.RefreshToken, wait);
  return [[ok('renewal', 'GetTokensFromRefreshToken gives new tokens'), rotation], renewed.RefreshToken ?? first];
}

const setGrace = 'set its grace period to 60 s, the longest';

async function checkRotation(pool: Pool, first: string, next: string | undefined, wait: Wait): Promise<Finding> {
  if (!next || next === first) {
    const says = 'off: a copied refresh token is valid until it expires. Turn refresh token rotation on';
    return wrong('rotation', `${says}, and ${setGrace}`);
  }
  if (!tokensIn(await renew(pool, first))) {
    return wrong('rotation', `on, without a grace period: requests at the same time end a session; ${setGrace}`);
  }
  await wait(graceSeconds);
  if (!tokensIn(await renew(pool, first))) {
    return wrong('rotation', `on, with a grace period under ${graceSeconds} s: ${setGrace}`);
  }
  return ok('rotation', `on; a rotated token is still valid after ${graceSeconds} s`);
}

type Sessions = {
  /** The latest refresh token of this check's first session. */
  first: string | undefined;
  second: Tokens;
  /** True if the pool renews tokens. If it refuses every renewal, a refusal does not prove that revocation works. */
  renews: boolean;
};

/** Revokes both sessions of this check, after which the pool must refuse to renew the second. */
export async function checkRevocation(pool: Pool, { first, second, renews }: Sessions): Promise<Finding> {
  if (!second.RefreshToken) return notChecked('revocation', 'a sign-in gives no refresh token');
  if (first) await revoke(pool, first);
  const { refusal } = await revoke(pool, second.RefreshToken);
  if (refusal) {
    const says = `RevokeToken is refused with ${refusal.code}: turn token revocation on for the app client`;
    return wrong('revocation', `${says}. Two sessions of this check last until they expire`);
  }
  if (!renews) return notChecked('revocation', 'the pool renews no token, revoked or not');
  const after = await renew(pool, second.RefreshToken);
  if (!after.refusal) return wrong('revocation', 'RevokeToken is confirmed, but the refresh token still renews');
  return ok('revocation', `a revoked refresh token is refused (${after.refusal.code})`);
}

const withSecret = ({ settings }: Pool) => settings.clientSecret && { ClientSecret: settings.clientSecret };

const renew = (pool: Pool, token: string) =>
  pool.operation('GetTokensFromRefreshToken', { ...withSecret(pool), RefreshToken: token });

const revoke = (pool: Pool, token: string) => pool.operation('RevokeToken', { ...withSecret(pool), Token: token });

const codeOf = ({ refusal }: Answer) => refusal?.code ?? 'a response without tokens';
