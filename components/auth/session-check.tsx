'use client';

import { useEffect } from 'react';
import useSWR from 'swr';
import { onTouch, takeTouch } from '@/components/layout/touch';
import { ACTIVITY_HEADER } from '@/lib/auth/session/activity';
import { routes } from '@/lib/routes';
import { type AuthUser, onSignedOutElsewhere, storeAuth } from './auth-storage';

const EVERY_MS = 60_000;

type Check = { isAuthenticated: boolean; reason?: 'expired' | 'idle' };

/** Only 401 ends the session. Other failures are ignored and not thrown: SWR stops polling after an error. */
async function check(url: string): Promise<Check> {
  const headers = takeTouch() ? { [ACTIVITY_HEADER]: '1' } : undefined;
  const response = await fetch(url, { cache: 'no-store', redirect: 'error', headers }).catch(() => null);
  if (response?.status !== 401) return { isAuthenticated: true };
  const body = await response.json().catch(() => null);
  return { isAuthenticated: false, reason: body?.error?.code === 'session_idle' ? 'idle' : 'expired' };
}

/**
 * Checks the session every 60 s and leaves the page when it has ended, here or in another tab. The check reports whether
 * the page was used, which keeps the session alive: immediately for the first touch after a quiet minute.
 */
export function SessionCheck({ user }: { user: AuthUser }) {
  const { data, mutate } = useSWR<Check>(routes.sessionCheck, check, {
    refreshInterval: EVERY_MS,
    dedupingInterval: EVERY_MS / 2,
    fallbackData: { isAuthenticated: true },
    revalidateOnMount: false,
  });
  const reason = data?.isAuthenticated === false ? (data.reason ?? 'expired') : null;
  const { email, name } = user;

  useEffect(() => {
    storeAuth({ email, name });
    return onSignedOutElsewhere(() => location.replace(routes.login));
  }, [email, name]);

  useEffect(() => {
    if (!reason) return;
    storeAuth(null);
    const from = location.pathname + location.search;
    location.replace(`${routes.login}?${new URLSearchParams({ reason, from })}`);
  }, [reason]);

  useEffect(() => onTouch(EVERY_MS, () => void mutate()), [mutate]);

  return null;
}
