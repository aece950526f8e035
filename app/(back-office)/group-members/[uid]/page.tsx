import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { RecordContent } from '@/components/record/record-content';
import { RecordSkeleton } from '@/components/record/record-skeleton';
import { HandicapHistory } from '@/components/resources/members/handicap-history';
import { NamesakesOfMember } from '@/components/resources/members/namesakes-of-member';
import { loadList } from '@/lib/loaders/load-list';
import { recordTitle } from '@/lib/loaders/load-record-name';
import { loadEveryRow } from '@/lib/loaders/load-rows';
import { loadOpenedRecord } from '@/lib/loaders/look-up-record';
import { handicaps } from '@/lib/resources/handicaps';
import { groupMembers, member } from '@/lib/resources/members';
import { readUid } from '@/lib/server/requests/uid';

export const generateMetadata = recordTitle(member, groupMembers);

export default async function GroupMemberPage({ params, searchParams }: PageProps<'/group-members/[uid]'>) {
  const { uid: parameter } = await params;
  const uid = readUid(parameter) ?? notFound();
  const data = Promise.all([
    loadOpenedRecord(groupMembers, parameter),
    loadList(handicaps, searchParams, { uid }),
    loadEveryRow(handicaps, uid),
  ]);
  return (
    <StreamWhenSlow data={data} fallback={<RecordSkeleton />}>
      {([loaded, list, all]) => {
        const { found, timeZone } = loaded;
        return (
          <RecordContent
            loaded={loaded}
            record={member}
            note={
              <div className="-mb-3 min-h-9 px-6 pt-3 max-sm:px-4">
                <Suspense>{found.ok && <NamesakesOfMember member={found.value.item} timeZone={timeZone} />}</Suspense>
              </div>
            }
            content={<HandicapHistory list={list} all={all} />}
          />
        );
      }}
    </StreamWhenSlow>
  );
}
