import { awaitAddress, forgetAwaited } from './awaited';

/** A pointer that crosses a link on its way leaves it sooner. */
const REST_MS = 80;

/**
 * Calls back with the address of a link of this app that somebody is about to follow: the pointer rests on it, presses
 * it, touches it, or the keyboard focus rests on it or on its row.
 * @returns the function that stops it
 */
export function onIntent(fetchAhead: (href: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let at: HTMLAnchorElement | null = null;

  const begin = (link: HTMLAnchorElement) => {
    if (!isWorth(link)) return;
    forgetAwaited(link.href);
    fetchAhead(link.pathname + link.search);
  };
  const rest = ({ target }: Event) => {
    const link = linkOf(target);
    if (link === at) return;
    clearTimeout(timer);
    at = link;
    if (link) timer = setTimeout(begin, REST_MS, link);
  };
  const leave = () => {
    clearTimeout(timer);
    at = null;
  };
  const press = (event: PointerEvent) => {
    const link = linkOf(event.target);
    if (link && isPlain(event)) begin(link);
  };
  const click = (event: MouseEvent) => {
    const link = linkOf(event.target);
    // The rest on it, or the focus that the press gave it, would be another intent after the click.
    clearTimeout(timer);
    if (link && isPlain(event)) awaitAddress(link.href);
  };

  // Not pointerover, which also comes where a page appears under a pointer at rest.
  const listeners = { pointermove: rest, focusin: rest, focusout: leave, pointerdown: press, click } as const;
  const each = Object.entries(listeners) as [string, EventListener][];
  for (const [name, listener] of each) document.addEventListener(name, listener, { capture: true, passive: true });
  return () => {
    clearTimeout(timer);
    for (const [name, listener] of each) document.removeEventListener(name, listener, { capture: true });
  };
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null;
  return target.matches('tr[data-uid]')
    ? target.querySelector('a[data-row-link]')
    : target.closest<HTMLAnchorElement>('a[href]');
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

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
