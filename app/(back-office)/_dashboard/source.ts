import type { Source } from '@/components/dashboard/source-popover';
import type { View } from './view';

type Call = readonly [endpoint: string, query?: Readonly<Record<string, string>>];

/** What a number counts, and the calls that it comes from. */
export function describeSource({ fetched }: View, counts: string, ...calls: Call[]): Source {
  return {
    counts,
    calls: calls.map(([endpoint, query = {}]) => ({ endpoint, query })),
    fetchedAt: fetched,
  };
}
