'use client';

import { useEffect } from 'react';
import useSWR from 'swr';
import { routes } from '@/lib/routes';
import { type AuthUser, onSignedOutElsewhere, storeAuth } from './auth-storage';

const EVERY_MS = 60_000;

type Check = { isAuthenticated: boolean };

/** 401 is an answer; any other, or none, says nothing. It is no error either: after one SWR would not ask again. */
async function check(url: string): Promise<Check> {
  const response = await fetch(url, { cache: 'no-store', redirect: 'error' }).catch(() => null);
  return { isAuthenticated: response?.status !== 401 };
}

/** Asks every 60 s whether the session still holds, and leaves when it does not, here or in another tab. */
export function SessionCheck({ user }: { user: AuthUser }) {
  const { data } = useSWR(routes.sessionCheck, check, {
    refreshInterval: EVERY_MS,
    dedupingInterval: EVERY_MS / 2,
    fallbackData: { isAuthenticated: true },
    revalidateOnMount: false,
  });
  const ended = data?.isAuthenticated === false;
  const { email, name } = user;

  useEffect(() => {
    storeAuth({ email, name });
    return onSignedOutElsewhere(() => location.replace(routes.login));
  }, [email, name]);

  useEffect(() => {
    if (!ended) return;
    storeAuth(null);
    const from = location.pathname + location.search;
    location.replace(`${routes.login}?${new URLSearchParams({ reason: 'expired', from })}`);
  }, [ended]);

  return null;
}
