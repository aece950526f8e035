import { CrumbName } from '@/components/layout/crumb-name';
import { nameOrUid } from '@/components/record/name-or-uid';
import { SubjectLine, SubjectUnknown, subjectPart } from '@/components/record/subject-line';
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
  const name = nameOrUid(group, (one) => one.name);
  return (
    <SubjectLine>
      <li>
        <CrumbName href={routes.group(group.uid)} name={name} />
        <SubjectLink href={routes.group(group.uid)}>{name}</SubjectLink>
      </li>
      {subjectPart(() => group.owner && `Owner ${fullName(group.owner)}`)}
      {subjectPart(() => group.country?.name)}
    </SubjectLine>
  );
}
