import type { Metadata } from 'next';
import { EmptyPart } from '@/components/feedback/empty-part';
import { IndexExplained } from '@/components/golf/handicap/index-explained';
import { FactLink } from '@/components/old-cells/fact';
import { LoadFailure } from '@/components/old-list/states/load-failure';
import { RecordPage } from '@/components/old-record/record-page';
import { soundItems } from '@/lib/contract/page';
import { toResult } from '@/lib/contract/result';
import { formatCount } from '@/lib/format/number';
import { mapConcurrently } from '@/lib/loaders/map-concurrently';
import { getScoreRecord } from '@/lib/old-answers/score-record';
import { golfer } from '@/lib/old-records/golfer';
import { fetchList } from '@/lib/old-registry/fetch-list';
import { groupsOfUser } from '@/lib/old-registry/members';
import { openRecord } from '@/lib/old-registry/open-record';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'User Handicaps' };

/** Groups whose handicaps are explained at once. */
const MOST_GROUPS = 10;

export default async function UserHandicapsPage({ params }: PageProps<'/all-users/[userUid]/handicaps'>) {
  const page = await openRecord(golfer, params, {
    open: 'Handicaps',
    own: ({ uid }) => toResult(handicapsOf(uid)),
  });
  return (
    <RecordPage page={page} here={routes.userHandicaps}>
      {({ uid, timeZone, own: handicaps }) => {
        const href = routes.userHandicaps(uid);
        if (!handicaps.ok) return <LoadFailure what="the handicaps" failure={handicaps.failure} href={href} />;
        const { total, groups } = handicaps.value;
        if (groups.length === 0) return <EmptyPart title="Handicaps" />;
        return (
          <>
            {total !== null && total > groups.length && (
              <p className="px-6 pt-4 text-sm text-muted-foreground max-sm:px-4">
                {`The first ${formatCount(groups.length)} of ${formatCount(total)} groups.`}
              </p>
            )}
            {groups.map(({ member, record }) => {
              const title = member.group?.name ?? 'A group';
              return record.ok ? (
                <IndexExplained
                  key={member.uid}
                  title={title}
                  record={record.value}
                  member={member.uid}
                  timeZone={timeZone}
                  more={<FactLink href={routes.groupMember(member.uid)}>Membership</FactLink>}
                />
              ) : (
                <LoadFailure key={member.uid} what={`the handicap in ${title}`} failure={record.failure} href={href} />
              );
            })}
          </>
        );
      }}
    </RecordPage>
  );
}

async function handicapsOf(uid: string) {
  const { rows, paging } = await fetchList(groupsOfUser, { pageSize: MOST_GROUPS }, { uid });
  const groups = await mapConcurrently(soundItems(rows), async (member) => ({
    member,
    record: await toResult(getScoreRecord(member)),
  }));
  return { total: paging.total, groups };
}
