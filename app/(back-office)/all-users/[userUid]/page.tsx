import { FirstRows } from '@/components/list/first-rows';
import { RecordPage } from '@/components/record/record-page';
import { eventTable } from '@/components/resources/events/columns';
import { DatedEvents } from '@/components/resources/events/dated-events';
import { friendlyRoundTable } from '@/components/resources/friendly-rounds/columns';
import { membershipTable } from '@/components/resources/members/columns';
import { userTable } from '@/components/resources/users/columns';
import { golferFacts } from '@/components/resources/users/facts';
import { GolferNamesakes } from '@/components/resources/users/namesakes';
import { playedEvents, upcomingEvents } from '@/lib/answers/dated-events';
import { namesakesOfGolfer } from '@/lib/answers/namesakes';
import { toResult } from '@/lib/contract/result';
import { golfer } from '@/lib/records/golfer';
import { eventsOfUser } from '@/lib/registry/events';
import { fetchList } from '@/lib/registry/fetch-list';
import { friendlyRoundsOfUser } from '@/lib/registry/friendly-rounds';
import { groupsOfUser } from '@/lib/registry/members';
import { openRecord } from '@/lib/registry/open-record';
import { recordTitle } from '@/lib/registry/record-names';
import { friends } from '@/lib/registry/users';
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
            table={membershipTable(timeZone, item?.handicap)}
            answer={groups}
            href={routes.userGroups(uid)}
          />
          <FirstRows title="Friends" table={userTable(timeZone)} answer={friends} href={routes.userFriends(uid)} />
        </>
      )}
    />
  );
}
