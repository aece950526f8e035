import { handicapHistory } from '@/components/golf/handicap/history';
import { historyWords } from '@/components/golf/handicap/history-words';
import type { HandicapEntry, Member } from '@/lib/contract/members';
import type { Page } from '@/lib/contract/page';
import { formatHandicap } from '@/lib/format/handicap';
import { formatCount } from '@/lib/format/number';
import type { Fact } from '@/lib/old-records/facts';

export function historyFacts({ rows, paging }: Page<HandicapEntry>): Fact<Member>[] {
  const { entries, marks } = handicapHistory(rows, 'UTC');
  const most = (of: (...values: number[]) => number) =>
    entries.length > 0 ? formatHandicap(of(...entries.map(({ handicap }) => handicap))) : null;
  return [
    { label: 'Lowest handicap', text: () => most(Math.min), on: ['compare'] },
    { label: 'Highest handicap', text: () => most(Math.max), on: ['compare'] },
    { label: 'Handicap changes', text: () => formatCount(paging.total ?? entries.length), on: ['compare'] },
    { label: 'To check', text: () => historyWords(marks).join(' ') || 'Nothing', on: ['compare'] },
  ];
}
