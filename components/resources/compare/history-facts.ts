import { handicapHistory } from '@/components/golf/handicap/history';
import { historyText } from '@/components/golf/handicap/history-words';
import { formatHandicap } from '@/lib/format/handicap';
import { formatCount } from '@/lib/format/number';
import { fetchEveryRow } from '@/lib/loaders/load-rows';
import { handicaps } from '@/lib/resources/handicaps';
import type { ComparedFact } from './compared-rows';

export async function loadHistoryFacts(uid: string): Promise<ComparedFact[]> {
  const { rows, paging } = await fetchEveryRow(handicaps, uid);
  const { entries, marks } = handicapHistory(rows, 'UTC');
  const most = (of: (...values: number[]) => number) =>
    entries.length > 0 ? formatHandicap(of(...entries.map(({ handicap }) => handicap))) : null;
  return [
    { label: 'Lowest handicap', value: most(Math.min) },
    { label: 'Highest handicap', value: most(Math.max) },
    { label: 'Handicap changes', value: formatCount(paging.total ?? entries.length) },
    { label: 'Warnings', value: historyText(marks).join(' ') || 'None' },
  ];
}
