import { IndexExplained } from '@/components/golf/handicap/index-explained';
import { LoadFailure } from '@/components/old-list/states/load-failure';
import { RecordPage } from '@/components/old-record/record-page';
import { toResult } from '@/lib/contract/result';
import { getScoreRecord } from '@/lib/old-answers/score-record';
import { member } from '@/lib/old-records/member';
import { openRecord } from '@/lib/old-registry/open-record';
import { recordTitle } from '@/lib/old-registry/record-names';
import { routes } from '@/lib/routes';

export const generateMetadata = recordTitle('member');

export default async function MemberHandicapPage({ params }: PageProps<'/group-members/[uid]/handicap'>) {
  const page = await openRecord(member, params, {
    open: 'Why this handicap',
    own: (item) => toResult(getScoreRecord(item)),
  });
  return (
    <RecordPage page={page} here={routes.memberHandicap}>
      {({ uid, timeZone, own: record }) =>
        record.ok ? (
          <IndexExplained title="Why this handicap" record={record.value} member={uid} timeZone={timeZone} />
        ) : (
          <LoadFailure what="the handicaps" failure={record.failure} href={routes.memberHandicap(uid)} />
        )
      }
    </RecordPage>
  );
}
