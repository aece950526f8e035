import 'server-only';
import { SESSION_SECONDS, type SessionToken } from './session-token';

/**
 * What this process knows of sessions beyond their cookies: the youngest tokens of each, renewals under way, and
 * sessions that were ended. Middleware, pages and handlers are separate bundles of one process, hence globalThis.
 */
type SessionStore = {
  youngest: Map<string, SessionToken>;
  renewals: Map<string, Promise<SessionToken>>;
  ended: Map<string, number>;
  /** By the sealed text: what was opened last stands last. */
  opened: Map<string, SessionToken>;
};

const OPENED_KEPT = 500;

const holder = globalThis as { fairwaySessions?: SessionStore };

function store(): SessionStore {
  holder.fairwaySessions ??= { youngest: new Map(), renewals: new Map(), ended: new Map(), opened: new Map() };
  return holder.fairwaySessions;
}

const nowSeconds = () => Math.floor(Date.now() / 1000);

/** The younger of this copy of the session and the one that a renewal left here. */
export function youngestCopy(session: SessionToken): SessionToken {
  const kept = store().youngest.get(session.sid);
  return kept && kept.renewals > session.renewals ? kept : session;
}

/** Runs one renewal a session at a time; whoever asks meanwhile gets the same outcome. */
export function shareRenewal(sid: string, renew: () => Promise<SessionToken>): Promise<SessionToken> {
  const { renewals, youngest } = store();
  const running = renewals.get(sid);
  if (running) return running;
  const renewal = renew()
    .then((session) => {
      forgetExpired();
      youngest.set(sid, session);
      return session;
    })
    .finally(() => renewals.delete(sid));
  renewals.set(sid, renewal);
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

/** Puts the session on the sign-out list until the last cookie that could carry it has expired. */
export function markEnded(sid: string, untilSeconds: number): void {
  forgetExpired();
  store().ended.set(sid, untilSeconds);
  store().youngest.delete(sid);
  forgetOpened((session) => session.sid === sid);
}

/** Signed out, refused by the provider, or as old as a session gets; whatever a copy of its cookie says. */
export function isOver({ sid, startedAt }: SessionToken): boolean {
  return store().ended.has(sid) || startedAt + SESSION_SECONDS <= nowSeconds();
}

function forgetExpired(): void {
  const { youngest, ended } = store();
  const now = nowSeconds();
  for (const [sid, session] of youngest) if (session.startedAt + SESSION_SECONDS < now) youngest.delete(sid);
  for (const [sid, until] of ended) if (until < now) ended.delete(sid);
  forgetOpened((session) => session.startedAt + SESSION_SECONDS < now);
}

function forgetOpened(over: (session: SessionToken) => boolean): void {
  const { opened } = store();
  for (const [sealed, session] of opened) if (over(session)) opened.delete(sealed);
}
