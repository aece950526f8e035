import { IndexExplained } from '@/components/golf/handicap/index-explained';
import { LoadFailure } from '@/components/list/states/load-failure';
import { RecordPage } from '@/components/record/record-page';
import { getScoreRecord } from '@/lib/answers/score-record';
import { toResult } from '@/lib/contract/result';
import { member } from '@/lib/records/member';
import { openRecord } from '@/lib/registry/open-record';
import { recordTitle } from '@/lib/registry/record-names';
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
