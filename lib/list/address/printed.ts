import { withParams } from '@/lib/format/query-text';
import type { SearchParams } from './list-state';

export const PRINTED_ROWS = 500;

export const PRINT_KEY = 'print';

export function isPrinted(params: SearchParams): boolean {
  return params[PRINT_KEY] !== undefined;
}

export const printHref = (address: string) => withParams(address, { peek: null, pageNumber: null, [PRINT_KEY]: '1' });
