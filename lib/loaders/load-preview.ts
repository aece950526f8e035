import 'server-only';
import { requireSession } from '@/lib/auth/session/read-session';
import { type Result, toResult } from '@/lib/contract/result';
import { checkUid } from '@/lib/contract/uid';
import type { Preview } from '@/lib/resources/preview';
import type { Format } from '@/lib/resources/resource';
import { readTimeZone } from '@/lib/server/preferences';

export type LoadPreview = (uid: string, format: Format) => Promise<Preview | null>;

/** Shows times in the user's time zone unless a link sets another. */
export async function loadPreview(load: LoadPreview, uid: string, linkZone?: string): Promise<Result<Preview | null>> {
  await requireSession();
  const checked = checkUid(uid);
  if (checked === null) return { ok: true, value: null };
  return toResult(load(checked, { timeZone: linkZone ?? (await readTimeZone()) }));
}
