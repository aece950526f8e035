import type { Fields } from '@/lib/resources/resource';
import { fieldWords, leaderNames, leaderWords, type Scoring } from './leaders';

export const leaderFields = {
  leader: {
    label: 'Leader',
    text: ({ scoring }) => leaderWords(scoring),
    names: ({ scoring }) => leaderNames(scoring),
    width: 250,
  },
  field: { label: 'Progress', text: ({ scoring }) => fieldWords(scoring), width: 180 },
} satisfies Fields<{ scoring: Scoring }>;
