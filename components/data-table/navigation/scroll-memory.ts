/** Where each address of a list was scrolled to, for the way Back; it lives as long as the tab. */
const KEY = 'list-scroll:';

/** The address that Back, Forward or a reload led to, until its table has asked. */
let cameBackTo: string | null = null;

if (typeof window !== 'undefined') {
  const entry = performance.getEntriesByType('navigation')[0];
  if (entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate') cameBackTo = location.href;
  addEventListener('popstate', () => {
    cameBackTo = location.href;
  });
}

export function rememberScroll(top: number, left: number): void {
  sessionStorage.setItem(KEY + location.pathname + location.search, JSON.stringify([top, left]));
}

/** The place to return to when this address was reached by Back, Forward or reload; asked for once. */
export function takeScrollBack(): { top: number; left: number } | null {
  if (cameBackTo !== location.href) return null;
  cameBackTo = null;
  const kept = sessionStorage.getItem(KEY + location.pathname + location.search);
  const [top, left] = kept ? (JSON.parse(kept) as number[]) : [];
  return top === undefined || left === undefined ? null : { top, left };
}
