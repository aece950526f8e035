'use client';

import { useEffect, useState } from 'react';
import { onTouch } from '@/components/layout/touch';
import { screens } from '@/lib/navigation';
import { type AuthUser, onAuthElsewhere, storeAuth } from './auth-storage';
import { checkSession, onCheckSession } from './check-session';
import type { SessionPoll, SessionState } from './session-poll';

const EVERY_MS = 60_000;

/**
 * What polls, with SWR, is imported when the first check is due: after a minute, at a demand, or when somebody returns
 * to the page. A failed import is repeated a minute later.
 */
function useSessionPoll(): typeof SessionPoll | undefined {
  const [Poll, setPoll] = useState<typeof SessionPoll>();

  useEffect(() => {
    if (Poll) return;
    const drawnAt = Date.now();
    const load = () =>
      void import('./session-poll').then(
        (loaded) => setPoll(() => loaded.SessionPoll),
        (error) => console.error('Failed to load the session check:', error),
      );
    const loadWhenDue = () => {
      if (document.visibilityState === 'visible' && Date.now() - drawnAt > EVERY_MS / 2) load();
    };
    const timer = setInterval(loadWhenDue, EVERY_MS);
    const ignoreDemand = onCheckSession(load);
    addEventListener('focus', loadWhenDue);
    document.addEventListener('visibilitychange', loadWhenDue);
    return () => {
      clearInterval(timer);
      ignoreDemand();
      removeEventListener('focus', loadWhenDue);
      document.removeEventListener('visibilitychange', loadWhenDue);
    };
  }, [Poll]);

  return Poll;
}

/**
 * Checks the session every 60 s and leaves the page when it has ended, here or in another tab. When somebody else has
 * signed in meanwhile, it loads the page anew, which was drawn for another account. The check reports whether the page
 * was used, which keeps the session alive: immediately for the first touch after a quiet minute.
 */
export function SessionCheck({ user }: { user: AuthUser }) {
  const Poll = useSessionPoll();
  const [state, setState] = useState<SessionState>();
  const reason = state?.isAuthenticated === false ? (state.reason ?? 'expired') : null;
  const { email, name } = user;
  const isSomebodyElse = state?.email !== undefined && state.email !== email;

  useEffect(() => {
    storeAuth({ email, name });
    return onAuthElsewhere((other) => {
      if (other === email) return;
      sessionStorage.clear();
      if (other === null) location.replace(screens.login);
      else location.reload();
    });
  }, [email, name]);

  useEffect(() => {
    if (isSomebodyElse) location.reload();
  }, [isSomebodyElse]);

  useEffect(() => {
    if (!reason) return;
    storeAuth(null);
    const from = location.pathname + location.search;
    location.replace(`${screens.login}?${new URLSearchParams({ reason, from })}`);
  }, [reason]);

  useEffect(() => onTouch(EVERY_MS, checkSession), []);

  return Poll ? <Poll onState={setState} /> : null;
}
