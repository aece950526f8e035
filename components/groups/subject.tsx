import { CrumbName } from '@/components/layout/crumb-name';
import { SubjectLine, SubjectUnknown } from '@/components/record/subject-line';
import { SubjectLink } from '@/components/record/subject-link';
import type { Group } from '@/lib/contract/groups';
import type { Result } from '@/lib/contract/result';
import { fullName } from '@/lib/format/name';
import { routes } from '@/lib/routes';

/** The group whose list this is: name, owner and country in one line. */
export function GroupSubject({ group: answer }: { group: Result<Group | null> }) {
  if (!answer.ok) return <SubjectUnknown what="this group" />;
  const group = answer.value;
  if (!group) return null;
  const owner = group.owner && `Owner ${fullName(group.owner)}`;
  return (
    <SubjectLine>
      <li>
        <CrumbName href={routes.group(group.uid)} name={group.name} />
        <SubjectLink href={routes.group(group.uid)}>{group.name}</SubjectLink>
      </li>
      {owner && <li>{owner}</li>}
      {group.country && <li>{group.country.name}</li>}
    </SubjectLine>
  );
}
