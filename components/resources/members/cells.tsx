import type { Cells } from '@/components/fields/field-value';
import { titleCase } from '@/lib/format/title-case';
import { type Member, membershipTypeText } from '@/lib/resources/members';

export const memberCells = {
  membershipType: (member) =>
    member.membershipType && (
      <span title={membershipTypeText(member) ?? undefined}>{titleCase(member.membershipType)}</span>
    ),
} satisfies Cells<Member>;
