import 'server-only';
import { processState } from '@/lib/server/process-state';
import { idleSeconds, type SessionToken, sessionSeconds } from './session-token';

/** What is known of a session beyond its cookie, until no cookie can carry it any more. */
type SessionState = { latest?: SessionToken; usedAt: number; ended: boolean; until: number };

type SessionStore = {
  known: Map<string, SessionState>;
  renewals: Map<string, Promise<SessionToken>>;
  /** By the sealed text: what was opened last stands last. */
  opened: Map<string, SessionToken>;
};

const OPENED_KEPT = 500;

declare module '@/lib/server/process-state' {
  interface ProcessState {
    sessions: SessionStore;
  }
}

const store = () => processState('sessions', () => ({ known: new Map(), renewals: new Map(), opened: new Map() }));

const nowSeconds = () => Math.floor(Date.now() / 1000);

/** The younger of this copy of the session and the one that a renewal left here. */
export function latestTokens(session: SessionToken): SessionToken {
  const kept = store().known.get(session.sid)?.latest;
  return kept && kept.renewals > session.renewals ? kept : session;
}

/** Runs one renewal a session at a time; whoever asks meanwhile gets the same outcome. */
export function shareRenewal(session: SessionToken, renew: () => Promise<SessionToken>): Promise<SessionToken> {
  const { renewals } = store();
  const running = renewals.get(session.sid);
  if (running) return running;
  const renewal = renew()
    .then((renewed) => {
      knownOf(session).latest = renewed;
      return renewed;
    })
    .finally(() => renewals.delete(session.sid));
  renewals.set(session.sid, renewal);
  return renewal;
}

/** Opens a sealed session once: middleware, layout, page and handlers of its requests need not decrypt it again. */
export async function openOnce(sealed: string, open: () => Promise<SessionToken | null>): Promise<SessionToken | null> {
  const { opened } = store();
  const session = opened.get(sealed) ?? (await open());
  if (session === null) return null;
  opened.delete(sealed);
  opened.set(sealed, session);
  for (const oldest of opened.keys()) {
    if (opened.size <= OPENED_KEPT) break;
    opened.delete(oldest);
  }
  return session;
}

/** Somebody uses the session now. */
export function touch(session: SessionToken): void {
  knownOf(session).usedAt = nowSeconds();
}

/** When somebody last used the session, as far as its seal and this process know. */
export function lastUse({ sid, usedAt }: SessionToken): number {
  return Math.max(usedAt, store().known.get(sid)?.usedAt ?? 0);
}

/** Takes in what another process knows. */
export function merge(
  session: SessionToken,
  { latest, usedAt = 0, ended }: Partial<Omit<SessionState, 'until'>>,
): void {
  if (ended) markEnded(session);
  if (usedAt > lastUse(session)) knownOf(session).usedAt = usedAt;
  if (latest && latest.renewals > latestTokens(session).renewals) knownOf(session).latest = latest;
}

/** Puts the session on the sign-out list until the last cookie that could carry it has expired. */
export function markEnded(session: SessionToken): void {
  const known = knownOf(session);
  if (known.ended) return;
  known.ended = true;
  known.latest = undefined;
  forgetOpened(({ sid }) => sid === session.sid);
}

/**
 * Why a session no longer holds, whatever a copy of its cookie says: `expired` when it was signed out, refused by the
 * provider or is as old as a session gets, `idle` when nobody used it for too long. Null while it holds.
 */
export function whyOver(session: SessionToken): 'expired' | 'idle' | null {
  const now = nowSeconds();
  if (store().known.get(session.sid)?.ended || session.startedAt + sessionSeconds() <= now) return 'expired';
  return lastUse(session) + idleSeconds() <= now ? 'idle' : null;
}

export const isOver = (session: SessionToken): boolean => whyOver(session) !== null;

function knownOf({ sid, startedAt }: SessionToken): SessionState {
  const { known } = store();
  const before = known.get(sid);
  if (before) return before;
  forgetExpired();
  const fresh = { usedAt: 0, ended: false, until: startedAt + sessionSeconds() };
  known.set(sid, fresh);
  return fresh;
}

function forgetExpired(): void {
  const { known } = store();
  const now = nowSeconds();
  for (const [sid, { until }] of known) if (until < now) known.delete(sid);
  forgetOpened((session) => session.startedAt + sessionSeconds() < now);
}

function forgetOpened(over: (session: SessionToken) => boolean): void {
  const { opened } = store();
  for (const [sealed, session] of opened) if (over(session)) opened.delete(sealed);
}
