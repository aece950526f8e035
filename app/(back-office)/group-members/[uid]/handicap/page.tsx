import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { IndexExplained } from '@/components/golf/handicap/index-explained';
import { CouldNotLoad } from '@/components/list/states';
import { RecordContent } from '@/components/record/record-content';
import { RecordSkeleton } from '@/components/record/record-skeleton';
import { recordTitle } from '@/lib/loaders/load-record-name';
import { loadScoresOfMember } from '@/lib/loaders/load-score-record';
import { loadOpenedRecord } from '@/lib/loaders/look-up-record';
import { groupMembers, member, memberTitle } from '@/lib/resources/members';
import { routes } from '@/lib/routes';

const TAB = 'Why this handicap';

export const generateMetadata = recordTitle(member, groupMembers, memberTitle);

export default async function MemberHandicapPage({ params }: PageProps<'/group-members/[uid]/handicap'>) {
  const { uid } = await params;
  const loading = loadOpenedRecord(groupMembers, uid);
  const data = Promise.all([loading, loadScoresOfMember(uid, loading)]);
  return (
    <StreamWhenSlow data={data} fallback={<RecordSkeleton />}>
      {([loaded, record]) => (
        <RecordContent
          loaded={loaded}
          record={member}
          tab={TAB}
          content={
            record &&
            (record.ok ? (
              <IndexExplained title={TAB} record={record.value} memberUid={loaded.uid} timeZone={loaded.timeZone} />
            ) : (
              <CouldNotLoad what="the handicaps" failure={record.failure} href={routes.memberHandicap(loaded.uid)} />
            ))
          }
        />
      )}
    </StreamWhenSlow>
  );
}
