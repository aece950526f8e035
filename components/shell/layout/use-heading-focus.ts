import { useEffect, useRef } from 'react';
import { createStore } from '@/components/navigation/store';

const isWanted = createStore(false);

/** Moves the focus to the heading of the screen at `href` once it is shown, and into `main` until then. */
export function focusHeadingAt(href: string): void {
  if (isInDialog()) return;
  const { pathname, search } = new URL(href, location.origin);
  const isShown = pathname === location.pathname && search === location.search;
  isWanted.set(!isShown);
  if (isShown) focusHeading();
  else document.getElementById('content')?.focus({ preventScroll: true });
}

/** @param address changes when another screen is shown */
export function useHeadingFocus(address: string): void {
  const previous = useRef(address);
  useEffect(() => {
    if (previous.current === address) return;
    previous.current = address;
    if (isWanted.get() && !isInDialog()) focusHeading();
    isWanted.set(false);
  }, [address]);
}

/** True if the search box was opened again in the meantime, and keeps the focus. */
function isInDialog(): boolean {
  return document.activeElement?.matches('[role=dialog], [role=dialog] *') ?? false;
}

function focusHeading(): void {
  // biome-ignore lint/plugin: each screen has its own heading
  const heading = document.querySelector<HTMLElement>('#content h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
