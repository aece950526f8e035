import 'server-only';
import { accountName } from '@/lib/auth/account-name';
import { processState } from '@/lib/server/process-state';
import { idleSeconds, type SessionToken, sessionSeconds } from './session-token';

type SessionState = {
  latest?: SessionToken;
  usedAt: number;
  ended: false | 'expired' | 'refused';
  reported?: true;
  until: number;
};

export type EndReason = 'expired' | 'idle' | 'refused';

/** How a renewal went. `failure` is no error class, because the bundles that wait for it would each have their own. */
export type Renewal = { session: SessionToken } | { failure: 'ended' | 'unavailable'; message: string };

const create = () => ({
  states: new Map<string, SessionState>(),
  renewals: new Map<string, Promise<Renewal>>(),
  /**
   * For each account name, a time in seconds since 1970. Sessions of the account that began at that time or earlier
   * have ended.
   */
  accounts: new Map<string, number>(),
});

const store = () => processState('sessions', create);

const nowSeconds = () => Math.floor(Date.now() / 1000);

export function latestTokens(session: SessionToken): SessionToken {
  const kept = store().states.get(session.sid)?.latest;
  return kept && kept.renewals > session.renewals ? kept : session;
}

export function shareRenewal(session: SessionToken, renew: () => Promise<Renewal>): Promise<Renewal> {
  const { renewals } = store();
  const running = renewals.get(session.sid);
  if (running) return running;
  const renewal = renew()
    .then((renewed) => {
      if ('session' in renewed) stateOf(session).latest = renewed.session;
      return renewed;
    })
    .finally(() => renewals.delete(session.sid));
  renewals.set(session.sid, renewal);
  return renewal;
}

export function recordActivity(session: SessionToken): void {
  stateOf(session).usedAt = nowSeconds();
}

export function lastActivity({ sid, usedAt }: SessionToken): number {
  return Math.max(usedAt, store().states.get(sid)?.usedAt ?? 0);
}

export function merge(
  session: SessionToken,
  { latest, usedAt = 0, ended }: Partial<Pick<SessionState, 'latest' | 'usedAt'>> & { ended?: boolean },
): void {
  if (ended) markEnded(session);
  if (usedAt > lastActivity(session)) stateOf(session).usedAt = usedAt;
  if (latest && latest.renewals > latestTokens(session).renewals) stateOf(session).latest = latest;
}

export function markEnded(session: SessionToken, reason: 'expired' | 'refused' = 'expired'): void {
  const state = stateOf(session);
  if (state.ended) return;
  state.ended = reason;
  state.latest = undefined;
}

export function isFirstReport(session: SessionToken): boolean {
  const state = stateOf(session);
  if (state.reported) return false;
  state.reported = true;
  return true;
}

type Named = Pick<SessionToken, 'username' | 'email'>;

export const namesOf = ({ username, email }: Named): string[] => [accountName(username), accountName(email)];

export function markAccountEnded(names: readonly string[], until: number): void {
  const { accounts } = store();
  const later = names.filter((name) => (accounts.get(name) ?? 0) < until);
  for (const name of later) accounts.set(name, until);
  if (later.length > 0) forgetExpired();
}

export function startSecond(account: Named): number {
  return Math.max(nowSeconds(), accountEnd(account) + 1);
}

export function endSecond(names: readonly string[]): number {
  return Math.max(nowSeconds(), latestEnd(names) + 1);
}

const accountEnd = (account: Named): number => latestEnd(namesOf(account));

function latestEnd(names: readonly string[]): number {
  return Math.max(...names.map((name) => store().accounts.get(name) ?? Number.NEGATIVE_INFINITY));
}

export function endReason(session: SessionToken): EndReason | null {
  const now = nowSeconds();
  const ended = store().states.get(session.sid)?.ended;
  if (ended) return ended;
  if (session.startedAt + sessionSeconds() <= now || session.startedAt <= accountEnd(session)) return 'expired';
  return lastActivity(session) + idleSeconds() <= now ? 'idle' : null;
}

export const hasEnded = (session: SessionToken): boolean => endReason(session) !== null;

function stateOf({ sid, startedAt }: SessionToken): SessionState {
  const { states } = store();
  const existing = states.get(sid);
  if (existing) return existing;
  forgetExpired();
  const state: SessionState = { usedAt: 0, ended: false, until: startedAt + sessionSeconds() };
  states.set(sid, state);
  return state;
}

function forgetExpired(): void {
  const { states, accounts } = store();
  const now = nowSeconds();
  for (const [sid, { until }] of states) if (until < now) states.delete(sid);
  for (const [name, until] of accounts) if (until + sessionSeconds() < now) accounts.delete(name);
}
