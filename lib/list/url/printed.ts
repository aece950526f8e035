import { withParams } from '@/lib/format/query-text';
import type { SearchParams } from './list-state';
import { previewHref } from './preview-url';

export const PRINTED_ROWS = 500;

export const PRINT_KEY = 'print';

export function isPrinted(params: SearchParams): boolean {
  return params[PRINT_KEY] !== undefined;
}

export const printHref = (address: string) =>
  withParams(previewHref(address, null), { pageNumber: null, [PRINT_KEY]: '1' });
