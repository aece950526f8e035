import type * as z from 'zod';
import { ContestUsage, groups as endpoints } from '@/lib/contract/groups';

import { countText, formatCount } from '@/lib/format/number';
import { timeText, wordText } from './field-text';
import type { ReadItem } from './loaded';
import type { Fields, ItemSource, ListDefinition } from './resource';

const ContestSchema = ContestUsage.transform((usage) => ({ ...usage, uid: usage.contestType }));

export type Contest = z.infer<typeof ContestSchema>;

/** `eventsCount` is null if it could not be parsed. */
export type LoadedContests = { eventsCount: number | null; rows: readonly ReadItem<Contest>[] };

export const contests: ItemSource<Contest> = {
  endpoint: endpoints.contestUsage,
  item: ContestSchema,
  mayBeMissing: ['eventsCount', 'eventsShare', 'contestsCount', 'winnersCount', 'firstUsedAt', 'lastUsedAt'],
};

export function contestFields(eventsCount: number | null): Fields<Contest> {
  return {
    contestType: { label: 'Contest', text: ({ contestType }) => wordText(contestType), width: 172, card: 'title' },
    eventsShare: {
      label:
        eventsCount === null ? 'Events' : `Of ${formatCount(eventsCount)} ${eventsCount === 1 ? 'event' : 'events'}`,
      text: ({ eventsCount: used }) => countText(used),
      width: 300,
    },
    contestsCount: {
      label: 'Contests',
      text: ({ contestsCount }) => countText(contestsCount),
      align: 'end',
      width: 110,
    },
    winnersCount: { label: 'Winners', text: ({ winnersCount }) => countText(winnersCount), align: 'end', width: 110 },
    firstUsedAt: {
      label: 'First used',
      text: ({ firstUsedAt }, format) => timeText(firstUsedAt, format),
      kind: 'time',
      width: 150,
    },
    lastUsedAt: {
      label: 'Last used',
      text: ({ lastUsedAt }, format) => timeText(lastUsedAt, format),
      kind: 'time',
      width: 150,
    },
  };
}

export const contestRow: ListDefinition<Contest>['row'] = {
  kind: 'group',
  noun: 'contest',
  name: ({ uid }) => uid,
  href: () => null,
};
