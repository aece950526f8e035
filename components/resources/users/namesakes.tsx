import { NamesakesLine } from '@/components/old-record/namesakes';
import type { Member } from '@/lib/contract/members';
import type { Namesakes } from '@/lib/contract/namesakes';
import type { Result } from '@/lib/contract/result';
import type { User } from '@/lib/contract/users';
import { routes } from '@/lib/routes';

type Props<Item> = { item: Item; answer: Result<Namesakes<Item> | null>; timeZone: string };

export function GolferNamesakes(props: Props<User>) {
  return (
    <NamesakesLine
      kind="golfer"
      hrefOf={(q) => routes.listed(routes.users, { q })}
      placeOf={({ country }) => country?.name ?? null}
      cameAt={({ createdAt }) => createdAt}
      came="created"
      {...props}
    />
  );
}

export function MemberNamesakes(props: Props<Member>) {
  return (
    <NamesakesLine
      kind="member"
      hrefOf={(q) => routes.listed(routes.membersOfGroup(props.item.group?.uid ?? ''), { q })}
      cameAt={({ joinedAt }) => joinedAt}
      came="joined"
      within="this group"
      {...props}
    />
  );
}
