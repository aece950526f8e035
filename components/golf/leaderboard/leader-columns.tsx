import type { Column } from '@/components/old-cells/column';
import { fieldWords, leaderWords, type Scoring } from './leaders';

export function leaderColumns<Item extends { scoring: Scoring }>(): Column<Item>[] {
  return [
    {
      id: 'leader',
      header: 'Leader',
      width: 250,
      narrow: 170,
      small: 'fact',
      text: ({ scoring }) => leaderWords(scoring),
    },
    {
      id: 'field',
      header: 'How far',
      width: 180,
      narrow: 110,
      small: 'fact',
      text: ({ scoring }) => fieldWords(scoring),
    },
  ];
}
