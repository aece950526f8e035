import type { Source } from '@/components/dashboard/source-popover';
import type { View } from './view';

type Call = readonly [endpoint: string, query?: Readonly<Record<string, string>>];

export function sourceOf({ fetched }: View, counts: string, ...calls: Call[]): Source {
  return {
    counts,
    calls: calls.map(([endpoint, query = {}]) => ({ endpoint, query })),
    fetchedAt: fetched,
  };
}
