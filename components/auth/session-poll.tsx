'use client';

import { useCallback, useEffect } from 'react';
import useSWR from 'swr';
import { takeTouch } from '@/components/layout/touch';
import { ACTIVITY_HEADER } from '@/lib/auth/session/activity';
import { routes } from '@/lib/routes';
import { storeAuth } from './auth-storage';

type Check = { isAuthenticated: boolean; reason?: 'expired' | 'idle' };

/** Only 401 ends the session. Other failures are ignored and not thrown: SWR stops polling after an error. */
async function check(url: string): Promise<Check> {
  const headers = takeTouch() ? { [ACTIVITY_HEADER]: '1' } : undefined;
  const response = await fetch(url, { cache: 'no-store', redirect: 'error', headers }).catch(() => null);
  if (response?.status !== 401) return { isAuthenticated: true };
  const body = await response.json().catch(() => null);
  return { isAuthenticated: false, reason: body?.error?.code === 'session_idle' ? 'idle' : 'expired' };
}

export type PollProps = {
  everyMs: number;
  /** When the page became interactive: checks are due at every interval since then, however late this code came. */
  drawnAt: number;
  /** Counts the touches that have to be reported immediately. */
  touches: number;
};

/** Checks the session, and leaves the page when it has ended. */
export function SessionPoll({ everyMs, drawnAt, touches }: PollProps) {
  const untilNext = useCallback(() => everyMs - ((Date.now() - drawnAt) % everyMs), [everyMs, drawnAt]);
  const { data, mutate } = useSWR<Check>(routes.sessionCheck, check, {
    refreshInterval: untilNext,
    dedupingInterval: everyMs / 2,
    fallbackData: { isAuthenticated: true },
    revalidateOnMount: false,
  });
  const reason = data?.isAuthenticated === false ? (data.reason ?? 'expired') : null;

  useEffect(() => {
    if (!reason) return;
    storeAuth(null);
    const from = location.pathname + location.search;
    location.replace(`${routes.login}?${new URLSearchParams({ reason, from })}`);
  }, [reason]);

  useEffect(() => {
    if (touches > 0) void mutate();
  }, [touches, mutate]);

  return null;
}
