import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/** What gets the focus in place of a removed element: a row, the open tab or view, or otherwise the first control. */
const SUCCESSORS = ['tr[tabindex]', 'a[aria-current]', 'a[href], button, summary'];

/**
 * Keeps the focus in `main` if the focused element is removed; otherwise the next key would go to the document.
 * @returns handlers for `main`
 */
export function useKeptFocus(main: RefObject<HTMLElement | null>) {
  const focused = useRef<{ path: readonly Element[]; pathname: string } | null>(null);

  useEffect(() => {
    const observer = new MutationObserver(() => {
      const last = focused.current;
      if (!last || last.path[0]?.isConnected) return;
      focused.current = null;
      if (document.activeElement !== document.body || !main.current) return;
      const isSameScreen = last.pathname === location.pathname;
      const successor = isSameScreen ? successorIn(last.path) : openTabIn(main.current, last.path[0]);
      (successor ?? main.current).focus({ preventScroll: true });
    });
    if (main.current) observer.observe(main.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [main]);

  return {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      // React also reports focus in dialogs, which are outside `main`.
      const isInside = target !== currentTarget && currentTarget.contains(target);
      focused.current = isInside ? { path: pathTo(target, currentTarget), pathname: location.pathname } : null;
    },
    onBlur: ({ target }: FocusEvent) => {
      // The browser may also report that a removed element has lost the focus.
      if (target.isConnected) focused.current = null;
    },
  };
}

/** The element and its ancestors below `main`. */
function pathTo(target: Element, main: Element): Element[] {
  const path: Element[] = [];
  for (let element: Element | null = target; element && element !== main; element = element.parentElement) {
    path.push(element);
  }
  return path;
}

/** Returns the current element for the tab whose link was followed. */
function openTabIn(main: Element, followed: Element | undefined): HTMLElement | undefined {
  if (!(followed instanceof HTMLAnchorElement)) return undefined;
  // biome-ignore lint/plugin: which elements are left after a change is known only to the DOM
  return [...main.querySelectorAll<HTMLAnchorElement>('a[aria-current]')].find(({ href }) => href === followed.href);
}

function successorIn(path: readonly Element[]): HTMLElement | null {
  for (const place of path.filter(({ isConnected }) => isConnected)) {
    for (const selector of SUCCESSORS) {
      // biome-ignore lint/plugin: which elements are left after a change is known only to the DOM
      const found = [...place.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility());
      if (found) return found;
    }
  }
  return null;
}
