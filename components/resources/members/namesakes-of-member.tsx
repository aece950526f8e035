import { Namesakes, nameOfPerson } from '@/components/record/namesakes';
import { loadRows } from '@/lib/loaders/load-rows';
import { type Member, membersOfGroup } from '@/lib/resources/members';
import { routes } from '@/lib/routes';

export async function NamesakesOfMember({ member, timeZone }: { member: Member; timeZone: string }) {
  const name = nameOfPerson(member);
  const group = member.group?.uid;
  if (name === null || group === undefined) return null;
  return (
    <Namesakes
      kind="member"
      item={member}
      nameOf={nameOfPerson}
      page={await loadRows(membersOfGroup, group, { search: name, pageSize: 100 })}
      href={routes.listed(routes.membersOfGroup(group), { q: name })}
      dateOf={({ joinedAt }) => joinedAt}
      came="joined"
      within="this group"
      timeZone={timeZone}
    />
  );
}
