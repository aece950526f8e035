import { NamesakesLine } from '@/components/record/namesakes';
import type { Member } from '@/lib/contract/members';
import type { Namesakes } from '@/lib/contract/namesakes';
import type { Result } from '@/lib/contract/result';
import { routes } from '@/lib/routes';

const dayOf = ({ joinedAt }: Member) => joinedAt?.slice(0, 'yyyy-MM-dd'.length) ?? null;

export function MemberNamesakes({ member, answer }: { member: Member; answer: Result<Namesakes<Member> | null> }) {
  const day = dayOf(member);
  return (
    <NamesakesLine
      kind="member"
      uid={member.uid}
      answer={answer}
      hrefOf={(q) => routes.listed(routes.membersOfGroup(member.group?.uid ?? ''), { q })}
      isOfSameDay={(one) => day !== null && dayOf(one) === day}
      came="joined"
      within="this group"
    />
  );
}
