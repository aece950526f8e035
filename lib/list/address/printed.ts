import { withParams } from '@/lib/format/query-text';
import type { SearchParams } from './list-state';

export const PRINTED_ROWS = 500;

/** The key of a list's address that shows it as it is printed. */
export const PRINT_KEY = 'print';

export function isPrinted(params: SearchParams): boolean {
  return params[PRINT_KEY] !== undefined;
}

/** The address that shows a list as it is printed: from its first row on, without a record beside it. */
export const printHref = (address: string) => withParams(address, { peek: null, pageNumber: null, [PRINT_KEY]: '1' });
