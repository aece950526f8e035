import { RelatedRows } from '@/components/record/related-rows';
import { friendlyRoundCells } from '@/components/resources/friendly-rounds/cells';
import { membershipCells } from '@/components/resources/members/membership-cells';
import { loadRows } from '@/lib/loaders/load-rows';
import { friendlyRounds, friendlyRoundsOfUser } from '@/lib/resources/friendly-rounds';
import { groupsOfUser } from '@/lib/resources/memberships';
import { friends } from '@/lib/resources/users';

type Props = { userUid: string; timeZone: string };

const FIRST = { pageSize: 5 };

export async function LatestFriendlyRounds({ userUid, timeZone }: Props) {
  return (
    <RelatedRows
      title="Latest friendly rounds"
      list={{ ...friendlyRoundsOfUser, fields: friendlyRounds.fields }}
      page={await loadRows(friendlyRoundsOfUser, userUid, FIRST)}
      href={friendlyRoundsOfUser.pathname(userUid)}
      format={{ timeZone }}
      cells={friendlyRoundCells}
    />
  );
}

export async function Groups({ userUid, timeZone }: Props) {
  return (
    <RelatedRows
      title="Groups"
      list={groupsOfUser}
      page={await loadRows(groupsOfUser, userUid, FIRST)}
      href={groupsOfUser.pathname(userUid)}
      format={{ timeZone }}
      cells={membershipCells(userUid)}
    />
  );
}

export async function Friends({ userUid, timeZone }: Props) {
  return (
    <RelatedRows
      title="Friends"
      list={friends}
      page={await loadRows(friends, userUid, FIRST)}
      href={friends.pathname(userUid)}
      format={{ timeZone }}
    />
  );
}
