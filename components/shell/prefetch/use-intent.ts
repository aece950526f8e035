import { type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { warnOffline } from '@/components/feedback/offline';
import { addressOf, awaitAddress, isAwaited } from '@/components/old-lazy/awaited';
import { useFetchOnIntent } from '@/components/old-lazy/use-fetch-ahead';
import { forgetListOf } from '@/components/old-list/navigation/opened-from';
import { isPlainClick } from '@/components/ui/plain-click';

/** A pointer that crosses a link on its way leaves it sooner. */
const REST_MS = 80;

/**
 * Handlers for what is around all links: they fetch the page behind one that somebody is about to follow. The pointer
 * rests on it, presses it, touches it, or the keyboard focus rests on it.
 */
export function useIntent() {
  const fetchAhead = useFetchOnIntent();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const at = useRef<HTMLAnchorElement | null>(null);

  useEffect(markPrefetches, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  const begin = (link: HTMLAnchorElement) => {
    if (isWorth(link)) fetchAhead(link.pathname + link.search);
  };
  const rest = ({ target }: SyntheticEvent) => {
    const link = linkOf(target);
    if (link === at.current) return;
    clearTimeout(timer.current);
    at.current = link;
    if (link) timer.current = setTimeout(begin, REST_MS, link);
  };
  const leave = () => {
    clearTimeout(timer.current);
    at.current = null;
  };
  const press = (event: MouseEvent) => {
    const link = linkOf(event.target);
    if (link && isPlainClick(event)) begin(link);
  };
  const click = (event: MouseEvent) => {
    const link = linkOf(event.target);
    // The rest on it, or the focus that the press gave it, would be another intent after the click.
    clearTimeout(timer.current);
    if (!link || !isPlainClick(event)) return;
    if (isWorth(link) && warnOffline()) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    awaitAddress(link.href);
    // A record that is opened otherwise than from a list has no neighbours.
    const isFromList = link.matches('[data-row-link], [data-peek-open], [data-neighbour]');
    if (!isFromList && link.pathname !== location.pathname) forgetListOf(link.pathname);
  };

  return {
    // Not pointerover, which also comes where a page appears under a pointer at rest.
    onPointerMoveCapture: rest,
    onFocusCapture: rest,
    onBlurCapture: leave,
    onPointerDownCapture: press,
    onClickCapture: click,
  };
}

function linkOf(target: EventTarget): HTMLAnchorElement | null {
  // biome-ignore lint/plugin: the server draws most links, without handlers of their own
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

/** Whether the link leads to another page of this app, in this window. */
function isWorth(link: HTMLAnchorElement): boolean {
  const { origin, pathname, search, target } = link;
  return (
    origin === location.origin &&
    pathname + search !== location.pathname + location.search &&
    !pathname.startsWith('/api/') &&
    !target &&
    !link.hasAttribute('download')
  );
}

/**
 * Marks what Next fetches ahead, so that the server sheds it first. Next names only its first request for a route a
 * prefetch; the page itself differs from a click's request by its low priority, which the server does not see. And a
 * click that finds its page on the way waits for it for ever when that fails, and fetches it a second time when only the
 * route was on the way.
 * @returns the function that stops it
 */
function markPrefetches(): () => void {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    if (init?.priority !== 'low' || new Headers(init.headers).has('Next-Router-Prefetch')) return fetch(input, init);
    const address = String(input);
    if (isAwaited(address)) return new Response(null, { status: 503 });
    const ahead = await fetch(input, { ...init, headers: { ...init.headers, Purpose: 'prefetch' } }).catch(() => null);
    if (isPage(ahead) || !isAwaited(address)) return ahead ?? Response.error();
    // Dropped, and a click waits for it: asked for again as the click itself would.
    const own = await fetch(input, init).catch(() => null);
    if (isPage(own)) return own;
    location.assign(addressOf(address));
    return Response.error();
  };
  return () => {
    window.fetch = fetch;
  };
}

/** A redirect is of another page: Next drops it. */
function isPage(response: Response | null): response is Response {
  return response?.ok === true && !response.redirected;
}
