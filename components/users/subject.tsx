import { CrumbName } from '@/components/layout/crumb-name';
import { SubjectLine, SubjectUnknown } from '@/components/record/subject-line';
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
  const handicap = user.handicap != null && `Handicap ${formatHandicap(user.handicap)}`;
  const place = [user.country?.name, user.region?.name].filter(Boolean).join(', ');
  return (
    <SubjectLine>
      <li>
        <CrumbName href={routes.user(user.uid)} name={fullName(user)} />
        <SubjectLink href={routes.user(user.uid)}>{fullName(user)}</SubjectLink>
      </li>
      {handicap && <li>{handicap}</li>}
      {place && <li>{place}</li>}
    </SubjectLine>
  );
}
