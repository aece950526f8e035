import { LaterRows } from '@/components/record/related-rows';
import { EventsByDate } from '@/components/resources/events/events-by-date';
import { friendlyRoundCells } from '@/components/resources/friendly-rounds/cells';
import { membershipCells } from '@/components/resources/members/membership-cells';
import { loadRows } from '@/lib/loaders/load-rows';
import { eventsOfUser } from '@/lib/resources/events';
import { friendlyRounds, friendlyRoundsOfUser } from '@/lib/resources/friendly-rounds';
import { groupsOfUser } from '@/lib/resources/memberships';
import { friends } from '@/lib/resources/users';

const FIRST = { pageSize: 5 };

export function UserRelated({ userUid, timeZone }: { userUid: string; timeZone: string }) {
  const format = { timeZone };
  return (
    <>
      <LaterRows
        title="Latest friendly rounds"
        list={{ ...friendlyRoundsOfUser, fields: friendlyRounds.fields }}
        load={() => loadRows(friendlyRoundsOfUser, userUid, FIRST)}
        href={friendlyRoundsOfUser.pathname(userUid)}
        format={format}
        cells={friendlyRoundCells}
      />
      <EventsByDate list={eventsOfUser} uid={userUid} timeZone={timeZone} />
      <LaterRows
        title="Groups"
        list={groupsOfUser}
        load={() => loadRows(groupsOfUser, userUid, FIRST)}
        href={groupsOfUser.pathname(userUid)}
        format={format}
        cells={membershipCells}
      />
      <LaterRows
        title="Friends"
        list={friends}
        load={() => loadRows(friends, userUid, FIRST)}
        href={friends.pathname(userUid)}
        format={format}
      />
    </>
  );
}
