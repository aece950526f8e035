'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { createStore } from '@/components/navigation/store';
import { elapsedSince, moment } from '@/components/ui/elapsed';
import { onTouch, takeTouch } from '@/components/ui/touch';
import { useWindowEvent } from '@/components/ui/use-window-event';
import { ACTIVITY_HEADER } from '@/lib/auth/session/activity';
import { screens } from '@/lib/navigation';
import { type AuthUser, isAccountShown, signedInElsewhere, storeAuth } from './auth-storage';

const EVERY_MS = 60_000;

const demands = createStore(0);

export function checkSession(): void {
  demands.set(demands.get() + 1);
}

/** True during a sign-out, when the session check does nothing, because the user ends the session on purpose. */
export const signingOut = createStore(false);

export function SessionCheck({ user: { email, name } }: { user: AuthUser }) {
  const checkedAt = useRef(moment());

  const check = useEffectEvent(async () => {
    checkedAt.current = moment();
    const { ended, account } = await fetchSession();
    if (signingOut.get()) return;
    if (ended) {
      storeAuth(null);
      location.replace(loginPath(ended));
    } else if (account !== undefined && account !== email) location.reload();
  });
  const checkWhenDue = () => {
    const isDue = elapsedSince(checkedAt.current) > EVERY_MS / 2;
    if (document.visibilityState === 'visible' && isDue) void check();
  };
  const poll = useEffectEvent(checkWhenDue);

  useEffect(() => storeAuth({ email, name }), [email, name]);
  useEffect(() => onTouch(EVERY_MS, checkSession), []);
  useEffect(() => demands.subscribe(() => void check()), []);
  useEffect(() => {
    const timer = setInterval(() => poll(), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  useWindowEvent('focus', checkWhenDue);
  useWindowEvent('visibilitychange', checkWhenDue);
  useWindowEvent('session-refused', checkSession);
  useWindowEvent('storage', (event) => {
    const other = signedInElsewhere(event);
    if (other === undefined || other === email) return;
    sessionStorage.clear();
    if (other === null) location.replace(loginPath('expired'));
    else location.reload();
  });
  // Also checks the session when Back shows a page that the browser kept in memory.
  useWindowEvent('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (isAccountShown()) checkSession();
    else location.reload();
  });

  return null;
}

async function fetchSession(): Promise<{ ended?: 'expired' | 'idle'; account?: string }> {
  const headers = takeTouch() ? { [ACTIVITY_HEADER]: '1' } : undefined;
  const response = await fetch(screens.session, { cache: 'no-store', redirect: 'error', headers }).catch(() => null);
  const body = await response?.json().catch(() => null);
  if (response?.ok && typeof body?.email === 'string') return { account: body.email };
  if (response?.status !== 401) return {};
  return { ended: body?.error?.code === 'session_idle' ? 'idle' : 'expired' };
}

function loginPath(reason: string): string {
  const from = location.pathname + location.search;
  return `${screens.login}?${new URLSearchParams({ reason, ...(from !== '/' && { from }) })}`;
}
