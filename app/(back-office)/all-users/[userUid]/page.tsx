import { FirstRows } from '@/components/old-list/first-rows';
import { RecordPage } from '@/components/old-record/record-page';
import { eventTable } from '@/components/resources/events/columns';
import { DatedEvents } from '@/components/resources/events/dated-events';
import { friendlyRoundTable } from '@/components/resources/friendly-rounds/columns';
import { membershipTable } from '@/components/resources/members/columns';
import { userTable } from '@/components/resources/users/columns';
import { golferFacts } from '@/components/resources/users/facts';
import { GolferNamesakes } from '@/components/resources/users/namesakes';
import { toResult } from '@/lib/contract/result';
import { playedEvents, upcomingEvents } from '@/lib/old-answers/dated-events';
import { namesakesOfGolfer } from '@/lib/old-answers/namesakes';
import { golfer } from '@/lib/old-records/golfer';
import { eventsOfUser } from '@/lib/old-registry/events';
import { fetchList } from '@/lib/old-registry/fetch-list';
import { friendlyRoundsOfUser } from '@/lib/old-registry/friendly-rounds';
import { groupsOfUser } from '@/lib/old-registry/members';
import { openRecord } from '@/lib/old-registry/open-record';
import { recordTitle } from '@/lib/old-registry/record-names';
import { friends } from '@/lib/old-registry/users';
import { routes } from '@/lib/routes';

export const generateMetadata = recordTitle('golfer');

const FIRST = { pageSize: 5 };

export default async function UserPage({ params }: PageProps<'/all-users/[userUid]'>) {
  const page = await openRecord(golfer, params, {
    beside: (uid, timeZone) => ({
      rounds: toResult(fetchList(friendlyRoundsOfUser, FIRST, { uid })),
      played: playedEvents({ list: eventsOfUser, uid, timeZone, ...FIRST }),
      upcoming: upcomingEvents({ list: eventsOfUser, uid, timeZone, ...FIRST }),
      groups: toResult(fetchList(groupsOfUser, FIRST, { uid })),
      friends: toResult(fetchList(friends, FIRST, { uid })),
      namesakes: toResult(golfer.find(uid).then((one) => one && namesakesOfGolfer(one))),
    }),
  });
  return (
    <RecordPage
      page={page}
      drawn={golferFacts}
      heading={({ item, timeZone, beside }) => (
        <GolferNamesakes item={item} answer={beside.namesakes} timeZone={timeZone} />
      )}
      lists={({ uid, item, timeZone, beside: { rounds, groups, friends, played, upcoming } }) => (
        <>
          <FirstRows
            title="Latest friendly rounds"
            table={friendlyRoundTable(timeZone)}
            answer={rounds}
            href={routes.userFriendlyRounds(uid)}
          />
          <DatedEvents {...{ played, upcoming }} table={eventTable(timeZone)} href={routes.userEvents(uid)} />
          <FirstRows
            title="Groups"
            table={membershipTable(timeZone, { later: null, now: item?.handicap })}
            answer={groups}
            href={routes.userGroups(uid)}
          />
          <FirstRows title="Friends" table={userTable(timeZone)} answer={friends} href={routes.userFriends(uid)} />
        </>
      )}
    />
  );
}
