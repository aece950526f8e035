import { EmptyPart } from '@/components/feedback/empty-part';
import { handicapTable } from '@/components/golf/handicap/columns';
import { handicapHistory } from '@/components/golf/handicap/history';
import { HandicapSection } from '@/components/golf/handicap/section';
import { ListScreen } from '@/components/list/list-screen';
import { RecordPage } from '@/components/record/record-page';
import { memberFacts } from '@/components/resources/members/facts';
import { MemberNamesakes } from '@/components/resources/users/namesakes';
import { namesakesOfMember } from '@/lib/answers/namesakes';
import { toResult } from '@/lib/contract/result';
import { member } from '@/lib/records/member';
import { fetchEvery } from '@/lib/registry/fetch-list';
import { handicaps } from '@/lib/registry/handicaps';
import { openList } from '@/lib/registry/open-list';
import { openRecord } from '@/lib/registry/open-record';
import { recordTitle } from '@/lib/registry/record-names';

export const generateMetadata = recordTitle('member');

export default async function GroupMemberPage({ params, searchParams }: PageProps<'/group-members/[uid]'>) {
  const page = await openRecord(member, params, {
    beside: (uid) => ({
      every: toResult(fetchEvery(handicaps, {}, { uid })),
      list: openList(handicaps, { searchParams, uid }),
      namesakes: toResult(member.find(uid).then((one) => one && namesakesOfMember(one))),
    }),
  });
  return (
    <RecordPage
      page={page}
      drawn={memberFacts}
      heading={({ item, timeZone, beside }) => (
        <MemberNamesakes item={item} answer={beside.namesakes} timeZone={timeZone} />
      )}
      lists={({ uid, timeZone, beside: { every, list } }) => {
        const history = handicapHistory(every.ok ? every.value.rows : [], timeZone);
        const columns = handicapTable(uid, history.marksOf, timeZone);
        return (
          <>
            <HandicapSection answer={every} history={history} timeZone={timeZone} />
            {list.answer.ok && every.ok && every.value.paging.total === 0 ? (
              <EmptyPart title="Handicap history" />
            ) : (
              <ListScreen list={list} title="Handicap history" level={2} table={columns} />
            )}
          </>
        );
      }}
    />
  );
}
