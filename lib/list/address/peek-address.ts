import { checkUid } from '@/lib/contract/uid';
import { withParams } from '@/lib/format/query-text';
import type { SearchParams } from './list-state';

export const PEEK_KEY = 'peek';

/** Id of the form that opens a preview without JavaScript. */
export const PEEK_FORM = 'peek';

/** Returns the uid of the previewed record. When the parameter is repeated, the first value counts. */
export function readPeek(params: SearchParams | URLSearchParams): string | null {
  const named = params instanceof URLSearchParams ? params.get(PEEK_KEY) : [params[PEEK_KEY]].flat()[0];
  return named ? checkUid(named) : null;
}

export const peekHref = (address: string, uid: string | null) => withParams(address, { [PEEK_KEY]: uid });
