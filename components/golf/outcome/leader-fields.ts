import type { Fields } from '@/lib/resources/resource';
import { fieldText, leaderNames, leaderText, type Scoring } from './leaders';

export const leaderFields = {
  leader: {
    label: 'Leader',
    text: ({ scoring }) => leaderText(scoring),
    names: ({ scoring }) => leaderNames(scoring),
    width: 250,
    grow: 2,
  },
  field: { label: 'Progress', text: ({ scoring }) => fieldText(scoring), width: 180, grow: 1 },
} satisfies Fields<{ scoring: Scoring }>;
