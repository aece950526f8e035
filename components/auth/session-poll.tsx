import { useEffect } from 'react';
import useSWR from 'swr';
import { takeTouch } from '@/components/ui/touch';
import { ACTIVITY_HEADER } from '@/lib/auth/session/activity';
import { screens } from '@/lib/navigation';
import { storeAuth } from './auth-storage';
import { onCheckSession } from './check-session';
import { loginPath } from './login-path';

const EVERY_MS = 60_000;

type SessionState = { ended?: 'expired' | 'idle'; email?: string };

/** Only 401 ends the session. */
async function check(url: string): Promise<SessionState> {
  const headers = takeTouch() ? { [ACTIVITY_HEADER]: '1' } : undefined;
  const response = await fetch(url, { cache: 'no-store', redirect: 'error', headers }).catch(() => null);
  const body = await response?.json().catch(() => null);
  if (response?.ok && typeof body?.email === 'string') return { email: body.email };
  if (response?.status !== 401) return {};
  return { ended: body?.error?.code === 'session_idle' ? 'idle' : 'expired' };
}

export function SessionPoll({ email }: { email: string }) {
  const { data, mutate } = useSWR<SessionState>(screens.session, check, {
    refreshInterval: EVERY_MS,
    dedupingInterval: EVERY_MS / 2,
  });
  const ended = data?.ended;
  const isSomebodyElse = data?.email !== undefined && data.email !== email;

  useEffect(() => {
    if (isSomebodyElse) location.reload();
  }, [isSomebodyElse]);
  useEffect(() => {
    if (!ended) return;
    storeAuth(null);
    location.replace(loginPath(ended));
  }, [ended]);
  useEffect(() => onCheckSession(() => void mutate()), [mutate]);

  return null;
}
