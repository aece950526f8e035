import { checkUid } from '@/lib/contract/uid';
import { withParams } from '@/lib/format/query-text';
import type { SearchParams } from './list-state';

export const PREVIEW_KEY = 'preview';

/** Old links have `peek`, the previous name of the parameter. */
export const PREVIEW_KEYS: readonly string[] = [PREVIEW_KEY, 'peek'];

/** The id of the form that opens a preview without JavaScript. */
export const PREVIEW_FORM = 'preview-form';

/** Returns the uid of the previewed record. Of a repeated parameter, the first value counts. */
export function readPreview(params: SearchParams | URLSearchParams): string | null {
  const first = (key: string) => (params instanceof URLSearchParams ? params.get(key) : [params[key]].flat()[0]);
  const named = PREVIEW_KEYS.map(first).find(Boolean);
  return named ? checkUid(named) : null;
}

export function previewHref(address: string, uid: string | null): string {
  const closed = Object.fromEntries(PREVIEW_KEYS.map((key) => [key, null]));
  return withParams(address, { ...closed, [PREVIEW_KEY]: uid });
}
