import { createStore } from './store';

/** The address that was clicked last: while it is on its way, a fetch ahead of it must neither fail nor repeat it. */
const awaited = createStore('');

export function awaitAddress(href: string): void {
  awaited.set(addressOf(href));
}

/** What a new intent to the same address does: its fetch comes before the next click. */
export function forgetAwaited(href: string): void {
  if (isAwaited(href)) awaited.set('');
}

export function isAwaited(href: string): boolean {
  return awaited.get() === addressOf(href);
}

/** Path and query, without the parameter that Next adds to its requests. */
export function addressOf(href: string): string {
  const url = new URL(href, location.href);
  url.searchParams.delete('_rsc');
  return url.pathname + url.search;
}
