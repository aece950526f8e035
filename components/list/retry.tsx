'use client';

import { useRef } from 'react';
import { useNavigate, usePending, useSlowPending } from '@/components/navigation/navigation';
import { buttonVariants } from '@/components/ui/button-variants';
import { useWindowEvent } from '@/components/ui/use-window-event';

type Props = {
  href: string;
  /** Whether to retry when the user returns to this tab or window. */
  onReturn: boolean;
};

export function Retry({ href, onReturn }: Props) {
  const { refresh, reload } = useNavigate();
  const pending = usePending();
  const isSlow = useSlowPending();
  const wasAway = useRef(false);
  const notice = () => {
    const isHere = document.visibilityState === 'visible' && document.hasFocus();
    if (wasAway.current && isHere && !pending) refresh();
    wasAway.current = !isHere;
  };
  const listener = onReturn ? notice : null;
  useWindowEvent('visibilitychange', listener);
  useWindowEvent('blur', listener);
  useWindowEvent('focus', listener);
  return (
    <a
      href={href}
      aria-disabled={isSlow || undefined}
      onClick={(event) => {
        event.preventDefault();
        if (!isSlow) reload();
      }}
      className={buttonVariants({ variant: 'outline', size: 'sm', className: 'before:icon-rotate-cw' })}
    >
      Retry
    </a>
  );
}
