'use client';

import NextLink from 'next/link';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useNavigate } from './navigation';
import { forgetListOf } from './opened-from';
import { savesData } from './saves-data';

type Props = Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch' | 'onNavigate'> & {
  href: string;
  /** Disables the link but keeps its element, and so the focus. */
  disabled?: boolean;
  keepsList?: boolean;
  prefetch?: boolean | undefined;
  onFollow?: () => void;
};

const REST_MS = 80;

/** A link that prefetches its page on hover and focus, and opens it in a transition. */
export function Link({ href, disabled = false, keepsList = false, prefetch = false, onFollow, ...props }: Props) {
  const navigate = useNavigate();
  const [isIntended, setIntended] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const rest = () => {
    timer.current ??= setTimeout(() => setIntended(!disabled && isWorthPrefetching(href)), REST_MS);
  };
  const leave = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setIntended(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <NextLink
      {...props}
      href={href}
      prefetch={prefetch || isIntended}
      aria-disabled={disabled || undefined}
      tabIndex={disabled ? -1 : props.tabIndex}
      // Not `onPointerEnter`, because a link that appears under a resting pointer must not prefetch.
      onPointerMove={rest}
      onPointerLeave={leave}
      onFocus={(event) => {
        props.onFocus?.(event);
        rest();
      }}
      onBlur={(event) => {
        props.onBlur?.(event);
        leave();
      }}
      onClick={(event) => {
        if (disabled) event.preventDefault();
        else props.onClick?.(event);
      }}
      onNavigate={(event) => {
        event.preventDefault();
        if (!keepsList) forgetListOf(href.split(/[?#]/, 1)[0] ?? '');
        onFollow?.();
        const { scroll } = props;
        navigate[props.replace ? 'replace' : 'push'](href, scroll === undefined ? {} : { scroll });
      }}
    />
  );
}

function isWorthPrefetching(href: string): boolean {
  return !savesData() && !href.startsWith('/api/') && href !== location.pathname + location.search;
}
