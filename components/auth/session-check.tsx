'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { onTouch } from '@/components/layout/touch';
import { routes } from '@/lib/routes';
import { type AuthUser, onSignedOutElsewhere, storeAuth } from './auth-storage';
import type { PollProps } from './session-poll';

const EVERY_MS = 60_000;
const TRY_AGAIN_MS = 10_000;

/**
 * Checks the session every 60 s and leaves the page when it has ended, here or in another tab. The check reports whether
 * the page was used, which keeps the session alive: immediately for the first touch after a quiet minute. What polls is
 * imported after the first load, which does not need it for a minute.
 */
export function SessionCheck({ user }: { user: AuthUser }) {
  const [poll, setPoll] = useState<{ Poll: ComponentType<PollProps>; drawnAt: number }>();
  const [touches, setTouches] = useState(0);
  const { email, name } = user;

  useEffect(() => {
    storeAuth({ email, name });
    return onSignedOutElsewhere(() => location.replace(routes.login));
  }, [email, name]);

  useEffect(() => onTouch(EVERY_MS, () => setTouches((count) => count + 1)), []);

  useEffect(() => {
    const drawnAt = Date.now();
    let timer: ReturnType<typeof setTimeout>;
    const load = () =>
      import('./session-poll').then(
        ({ SessionPoll }) => setPoll({ Poll: SessionPoll, drawnAt }),
        () => {
          timer = setTimeout(load, TRY_AGAIN_MS);
        },
      );
    void load();
    return () => clearTimeout(timer);
  }, []);

  return poll ? <poll.Poll everyMs={EVERY_MS} drawnAt={poll.drawnAt} touches={touches} /> : null;
}
