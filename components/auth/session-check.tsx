'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { onTouch } from '@/components/ui/touch';
import { useLoaded } from '@/components/ui/use-loaded';
import { useWindowEvent } from '@/components/ui/use-window-event';
import { type AuthUser, isAccountShown, signedInElsewhere, storeAuth } from './auth-storage';
import { checkSession, onCheckSession } from './check-session';
import { loginPath } from './login-path';

const EVERY_MS = 60_000;

const load = () => import('./session-poll').then((module) => module.SessionPoll);

function useSessionPoll() {
  const [Poll, prepare] = useLoaded(load);
  const [drawnAt] = useState(() => Date.now());
  const isLoaded = Poll !== undefined;
  const fetchPoll = () => {
    prepare().catch((error) => console.error('Failed to load the session check:', error));
  };
  const fetchWhenDue = () => {
    if (document.visibilityState === 'visible' && Date.now() - drawnAt > EVERY_MS / 2) fetchPoll();
  };
  const demanded = useEffectEvent(fetchPoll);
  const due = useEffectEvent(fetchWhenDue);
  useEffect(() => {
    if (isLoaded) return;
    const timer = setInterval(() => due(), EVERY_MS);
    const ignoreDemand = onCheckSession(() => demanded());
    return () => {
      clearInterval(timer);
      ignoreDemand();
    };
  }, [isLoaded]);
  useWindowEvent('focus', isLoaded ? null : fetchWhenDue);
  useWindowEvent('visibilitychange', isLoaded ? null : fetchWhenDue);
  return Poll;
}

export function SessionCheck({ user: { email, name } }: { user: AuthUser }) {
  const Poll = useSessionPoll();

  useEffect(() => storeAuth({ email, name }), [email, name]);
  useEffect(() => onTouch(EVERY_MS, checkSession), []);
  useWindowEvent('session-refused', checkSession);
  useWindowEvent('storage', (event) => {
    const other = signedInElsewhere(event);
    if (other === undefined || other === email) return;
    sessionStorage.clear();
    if (other === null) location.replace(loginPath());
    else location.reload();
  });
  // A browser may keep whole pages in memory and show them on Back.
  useWindowEvent('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (isAccountShown()) checkSession();
    else location.reload();
  });

  return Poll ? <Poll email={email} /> : null;
}
