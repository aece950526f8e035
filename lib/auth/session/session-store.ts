import 'server-only';
import { accountName } from '@/lib/auth/account-name';
import { processState } from '@/lib/server/process-state';
import { idleSeconds, type SessionToken, sessionSeconds } from './session-token';

/** What this process knows of a session beyond its cookie, kept until no cookie can carry the session any more. */
type SessionState = {
  latest?: SessionToken;
  usedAt: number;
  ended: false | 'expired' | 'refused';
  /** The log has a line of its end. */
  reported?: true;
  until: number;
};

/** `refused`: the API no longer accepted its tokens. */
export type EndReason = 'expired' | 'idle' | 'refused';

const MAX_OPENED = 500;

const create = () => ({
  states: new Map<string, SessionState>(),
  renewals: new Map<string, Promise<SessionToken>>(),
  /** By the encrypted text, the most recently used last. */
  opened: new Map<string, SessionToken>(),
  /** By the name of an account: the last second in which its ended sessions may have started. */
  accounts: new Map<string, number>(),
});

const store = () => processState('sessions', create);

const nowSeconds = () => Math.floor(Date.now() / 1000);

/** The session with the tokens of its last renewal, as far as this process and the cookie know. */
export function latestTokens(session: SessionToken): SessionToken {
  const kept = store().states.get(session.sid)?.latest;
  return kept && kept.renewals > session.renewals ? kept : session;
}

/** Runs one renewal of a session at a time; concurrent callers share its outcome. */
export function shareRenewal(session: SessionToken, renew: () => Promise<SessionToken>): Promise<SessionToken> {
  const { renewals } = store();
  const running = renewals.get(session.sid);
  if (running) return running;
  const renewal = renew()
    .then((renewed) => {
      stateOf(session).latest = renewed;
      return renewed;
    })
    .finally(() => renewals.delete(session.sid));
  renewals.set(session.sid, renewal);
  return renewal;
}

/** Decrypts a session once for the middleware, layout, page and handlers of its requests. */
export async function openOnce(sealed: string, open: () => Promise<SessionToken | null>): Promise<SessionToken | null> {
  const { opened } = store();
  const session = opened.get(sealed) ?? (await open());
  if (session === null) return null;
  opened.delete(sealed);
  opened.set(sealed, session);
  for (const oldest of opened.keys()) {
    if (opened.size <= MAX_OPENED) break;
    opened.delete(oldest);
  }
  return session;
}

export function recordActivity(session: SessionToken): void {
  stateOf(session).usedAt = nowSeconds();
}

/** When the session was last used, as far as its cookie and this process know. */
export function lastActivity({ sid, usedAt }: SessionToken): number {
  return Math.max(usedAt, store().states.get(sid)?.usedAt ?? 0);
}

/** Adds what another process knows. */
export function merge(
  session: SessionToken,
  { latest, usedAt = 0, ended }: Partial<Pick<SessionState, 'latest' | 'usedAt'>> & { ended?: boolean },
): void {
  if (ended) markEnded(session);
  if (usedAt > lastActivity(session)) stateOf(session).usedAt = usedAt;
  if (latest && latest.renewals > latestTokens(session).renewals) stateOf(session).latest = latest;
}

/** Ends the session here until the last cookie that could carry it has expired. */
export function markEnded(session: SessionToken, reason: 'expired' | 'refused' = 'expired'): void {
  const state = stateOf(session);
  if (state.ended) return;
  state.ended = reason;
  state.latest = undefined;
  forgetOpened(({ sid }) => sid === session.sid);
}

/** Whether this process reports the end of the session now; false afterwards. */
export function isFirstReport(session: SessionToken): boolean {
  const state = stateOf(session);
  if (state.reported) return false;
  state.reported = true;
  return true;
}

type Named = Pick<SessionToken, 'username' | 'email'>;

/** The names of an account: a password reset knows what was typed, in any case, and the provider's name at most. */
export const namesOf = ({ username, email }: Named): string[] => [accountName(username), accountName(email)];

/** Ends all sessions of the account with any of these names that started until that second. */
export function markAccountEnded(names: readonly string[], until: number): void {
  const { accounts } = store();
  const later = names.filter((name) => (accounts.get(name) ?? 0) < until);
  for (const name of later) accounts.set(name, until);
  if (later.length > 0) forgetExpired();
}

/** The second in which a new session starts: after the end of the account's others. */
export function startSecond(account: Named): number {
  return Math.max(nowSeconds(), accountEnd(account) + 1);
}

/** The second up to which all sessions of an account with these names end: its latest session may begin a second ahead. */
export function endSecond(names: readonly string[]): number {
  return Math.max(nowSeconds(), latestEnd(names) + 1);
}

const accountEnd = (account: Named): number => latestEnd(namesOf(account));

function latestEnd(names: readonly string[]): number {
  return Math.max(...names.map((name) => store().accounts.get(name) ?? Number.NEGATIVE_INFINITY));
}

/**
 * Why a session has ended, whatever its cookie says: `expired` after a sign-out, a refusal by the provider, the end of
 * all sessions of its account or SESSION_HOURS, `idle` after SESSION_IDLE_MINUTES without activity, `refused` by the API. Null while it is valid.
 */
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
  forgetOpened((session) => session.startedAt + sessionSeconds() < now);
}

function forgetOpened(matches: (session: SessionToken) => boolean): void {
  const { opened } = store();
  for (const [sealed, session] of opened) if (matches(session)) opened.delete(sealed);
}
