import { CrumbName } from '@/components/layout/crumb-name';
import { nameOrUid } from '@/components/record/name-or-uid';
import { SubjectLine, SubjectUnknown, subjectPart } from '@/components/record/subject-line';
import { SubjectLink } from '@/components/record/subject-link';
import type { Result } from '@/lib/contract/result';
import type { User } from '@/lib/contract/users';
import { formatHandicap } from '@/lib/format/handicap';
import { fullName } from '@/lib/format/name';
import { routes } from '@/lib/routes';

/** The golfer whose list this is: name, handicap and place in one line. */
export function GolferSubject({ golfer }: { golfer: Result<User | null> }) {
  if (!golfer.ok) return <SubjectUnknown what="this user" />;
  const user = golfer.value;
  if (!user) return null;
  const name = nameOrUid(user, fullName);
  return (
    <SubjectLine>
      <li>
        <CrumbName href={routes.user(user.uid)} name={name} />
        <SubjectLink href={routes.user(user.uid)}>{name}</SubjectLink>
      </li>
      {subjectPart(() => user.handicap != null && `Handicap ${formatHandicap(user.handicap)}`)}
      {subjectPart(() => [user.country?.name, user.region?.name].filter(Boolean).join(', '))}
    </SubjectLine>
  );
}
