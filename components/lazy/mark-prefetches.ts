import { addressOf, isAwaited } from './awaited';

/**
 * Marks what Next fetches ahead, so that the server sheds it first. Next names only its first request for a route a
 * prefetch; the page itself differs from a click's request by its low priority, which the server does not see. And a
 * click that finds its page on the way waits for it for ever when that fails, and fetches it a second time when only the
 * route was on the way.
 * @returns the function that stops it
 */
export function markPrefetches(): () => void {
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
