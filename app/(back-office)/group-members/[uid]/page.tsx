import { EmptyPart } from '@/components/feedback/empty-part';
import { handicapTable } from '@/components/golf/handicap/columns';
import { handicapHistory } from '@/components/golf/handicap/history';
import { HandicapSection } from '@/components/golf/handicap/section';
import { ListScreen } from '@/components/old-list/list-screen';
import { RecordPage } from '@/components/old-record/record-page';
import { memberFacts } from '@/components/resources/members/facts';
import { MemberNamesakes } from '@/components/resources/users/namesakes';
import { toResult } from '@/lib/contract/result';
import { namesakesOfMember } from '@/lib/old-answers/namesakes';
import { member } from '@/lib/old-records/member';
import { fetchEvery } from '@/lib/old-registry/fetch-list';
import { handicaps } from '@/lib/old-registry/handicaps';
import { openList } from '@/lib/old-registry/open-list';
import { openRecord } from '@/lib/old-registry/open-record';
import { recordTitle } from '@/lib/old-registry/record-names';

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
