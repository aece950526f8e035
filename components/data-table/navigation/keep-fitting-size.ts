import { choiceCookie } from '@/lib/format/host-cookie';
import { DEFAULT_PAGE_SIZE, fittingSize } from '@/lib/list/fitting-size';

/** Tells the server how many rows fit the window, so that the first HTML has them. */
export function keepFittingSize(): void {
  const size = fittingSize({ width: innerWidth, height: innerHeight });
  const value = size === DEFAULT_PAGE_SIZE ? '' : String(size);
  document.cookie = choiceCookie('rows', value, { isHttps: location.protocol === 'https:' });
}
