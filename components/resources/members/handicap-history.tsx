import { EmptyPart } from '@/components/feedback/empty-part';
import { handicapHistory } from '@/components/golf/handicap/history';
import { historyCells } from '@/components/golf/handicap/history-cells';
import { HandicapSection } from '@/components/golf/handicap/section';
import { ListScreen } from '@/components/list/list-screen';
import type { Result } from '@/lib/contract/result';
import type { HandicapEntry } from '@/lib/resources/handicaps';
import type { LoadedList, PageOfRows } from '@/lib/resources/loaded';

type Props = {
  list: LoadedList<HandicapEntry>;
  all: Result<PageOfRows<HandicapEntry>>;
};

export function HandicapHistory({ list, all }: Props) {
  const { timeZone } = list;
  const history = handicapHistory(all.ok ? all.value.rows : [], timeZone);
  return (
    <>
      <HandicapSection answer={all} history={history} timeZone={timeZone} />
      {list.page.ok && all.ok && all.value.paging.total === 0 ? (
        <EmptyPart title="Handicap history" />
      ) : (
        <ListScreen title="Handicap history" level={2} loaded={list} cells={historyCells(list.uid, history.marksOf)} />
      )}
    </>
  );
}
