'use client';

import { useRef } from 'react';
import { useListNavigation } from '@/components/old-list/navigation/list-navigation';
import { buttonVariants } from '@/components/ui/button-variants';
import { useWindowEvent } from '@/components/ui/use-window-event';

type RetryProps = {
  href: string;
  /** Also once whenever somebody comes back to the page. */
  onReturn: boolean;
};

/** Requests the same page again; a link to it without scripting. */
export function Retry({ href, onReturn }: RetryProps) {
  const { refresh, waiting } = useListNavigation();
  const away = useRef(false);
  const notice = () => {
    const isHere = document.visibilityState === 'visible' && document.hasFocus();
    if (away.current && isHere) refresh();
    away.current = !isHere;
  };
  useWindowEvent('visibilitychange', onReturn ? notice : null);
  useWindowEvent('blur', onReturn ? notice : null);
  useWindowEvent('focus', onReturn ? notice : null);
  return (
    <a
      href={href}
      aria-disabled={waiting || undefined}
      onClick={(event) => {
        event.preventDefault();
        refresh();
      }}
      className={buttonVariants({ variant: 'outline', size: 'sm', className: 'before:icon-rotate-cw' })}
    >
      Retry
    </a>
  );
}
