'use client';

import { useEffect } from 'react';
import useSWR from 'swr';
import { onTouch, takeTouch } from '@/components/layout/touch';
import { forgetOpenedFrom } from '@/components/neighbours/list-left';
import { ACTIVITY_HEADER } from '@/lib/auth/session/activity';
import { screens } from '@/lib/navigation';
import { type AuthUser, onAuthElsewhere, storeAuth } from './auth-storage';

const EVERY_MS = 60_000;

/** `email`: who is signed in, when the answer says so. */
type Check = { isAuthenticated: boolean; reason?: 'expired' | 'idle'; email?: string };

/** Only 401 ends the session. Other failures are ignored and not thrown: SWR stops polling after an error. */
async function check(url: string): Promise<Check> {
  const headers = takeTouch() ? { [ACTIVITY_HEADER]: '1' } : undefined;
  const response = await fetch(url, { cache: 'no-store', redirect: 'error', headers }).catch(() => null);
  const body = await response?.json().catch(() => null);
  if (response?.ok && typeof body?.email === 'string') return { isAuthenticated: true, email: body.email };
  if (response?.status !== 401) return { isAuthenticated: true };
  return { isAuthenticated: false, reason: body?.error?.code === 'session_idle' ? 'idle' : 'expired' };
}

/**
 * Checks the session every 60 s and leaves the page when it has ended, here or in another tab. When somebody else has
 * signed in meanwhile, it loads the page anew, which was drawn for another account. The check reports whether the page
 * was used, which keeps the session alive: immediately for the first touch after a quiet minute.
 */
export function SessionCheck({ user }: { user: AuthUser }) {
  const { data, mutate } = useSWR<Check>(screens.sessionCheck, check, {
    refreshInterval: EVERY_MS,
    dedupingInterval: EVERY_MS / 2,
    fallbackData: { isAuthenticated: true },
    revalidateOnMount: false,
  });
  const reason = data?.isAuthenticated === false ? (data.reason ?? 'expired') : null;
  const { email, name } = user;
  const isSomebodyElse = data?.email !== undefined && data.email !== email;

  useEffect(() => {
    storeAuth({ email, name });
    return onAuthElsewhere((other) => {
      if (other !== email) forgetOpenedFrom();
      if (other === null) location.replace(screens.login);
      else if (other !== email) location.reload();
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

  useEffect(() => onTouch(EVERY_MS, () => void mutate()), [mutate]);

  return null;
}
