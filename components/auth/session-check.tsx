'use client';

import { useEffect } from 'react';
import useSWR from 'swr';
import { onTouch, takeTouch } from '@/components/layout/touch';
import { ACTIVITY_HEADER } from '@/lib/auth/session/activity';
import { routes } from '@/lib/routes';
import { type AuthUser, onSignedOutElsewhere, storeAuth } from './auth-storage';

const EVERY_MS = 60_000;

type Check = { isAuthenticated: boolean; reason?: 'expired' | 'idle' };

/** 401 is an answer; any other, or none, says nothing. It is no error either: after one SWR would not ask again. */
async function check(url: string): Promise<Check> {
  const headers = takeTouch() ? { [ACTIVITY_HEADER]: '1' } : undefined;
  const response = await fetch(url, { cache: 'no-store', redirect: 'error', headers }).catch(() => null);
  if (response?.status !== 401) return { isAuthenticated: true };
  const body = await response.json().catch(() => null);
  return { isAuthenticated: false, reason: body?.error?.code === 'session_idle' ? 'idle' : 'expired' };
}

/**
 * Asks every 60 s whether the session still holds, and leaves when it does not, here or in another tab. With it goes
 * whether somebody touched the page, which is what keeps the session: the first touch after a quiet minute goes at once.
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
