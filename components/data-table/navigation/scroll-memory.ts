/** Scroll positions by address, for Back and Forward; kept as long as the tab. */
const KEY = 'list-scroll:';

/** The address that Back, Forward or a reload opened, until its table has restored the position. */
let restored: string | null = null;

if (typeof window !== 'undefined') {
  const entry = performance.getEntriesByType('navigation')[0];
  if (entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate') restored = location.href;
  addEventListener('popstate', () => {
    restored = location.href;
  });
}

export function saveScrollPosition(top: number, left: number): void {
  sessionStorage.setItem(KEY + location.pathname + location.search, JSON.stringify([top, left]));
}

/** The position to restore, once, when Back, Forward or a reload opened this address. */
export function takeScrollPosition(): { top: number; left: number } | null {
  if (restored !== location.href) return null;
  restored = null;
  const kept = sessionStorage.getItem(KEY + location.pathname + location.search);
  const [top, left] = kept ? (JSON.parse(kept) as number[]) : [];
  return top === undefined || left === undefined ? null : { top, left };
}
