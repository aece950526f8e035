import type { Source } from '@/components/dashboard/why';
import { formatDateTime, zoneLabel } from '@/lib/format/date';
import type { View } from './view';

type Asked = readonly [endpoint: string, query?: Readonly<Record<string, string>>];

/** What “Why this number” says: what was asked of the API, and what that counts. */
export function sourceOf({ fetchedAt, timeZone }: View, counts: string, ...asked: Asked[]): Source {
  return {
    counts,
    asked: asked.map(([endpoint, query = {}]) => ({ endpoint, query })),
    fetchedAt: `${formatDateTime(fetchedAt, timeZone)} ${zoneLabel(timeZone)}`,
  };
}
