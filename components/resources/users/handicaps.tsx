import { EmptyPart } from '@/components/feedback/empty-part';
import { FieldLink } from '@/components/fields/field-item';
import { IndexExplained } from '@/components/golf/handicap/index-explained';
import { CouldNotLoad } from '@/components/list/states';
import type { Result } from '@/lib/contract/result';
import { formatCount } from '@/lib/format/number';
import type { User } from '@/lib/resources/users';
import { routes } from '@/lib/routes';
import { accountHandicapText } from './account-handicap';
import type { UserHandicaps } from './load-handicaps';

type Props = { userUid: string; user: User | null; loaded: Result<UserHandicaps>; timeZone: string };

/** @param user null if the user could not be looked up */
export function Handicaps({ userUid, user, loaded, timeZone }: Props) {
  const href = routes.userHandicaps(userUid);
  if (!loaded.ok) return <CouldNotLoad what="the handicaps" failure={loaded.failure} href={href} />;
  const { total, groups } = loaded.value;
  const account = user && (
    <p className="px-6 pt-4 text-sm max-sm:px-4">
      {accountHandicapText(user.handicap, { isInGroups: groups.length > 0 })}
    </p>
  );
  if (groups.length === 0) {
    return (
      <>
        {account}
        <EmptyPart title="Handicaps" text="This user is not in any group yet" />
      </>
    );
  }
  return (
    <>
      {account}
      {total !== null && total > groups.length && (
        <p className="px-6 pt-4 text-sm text-muted-foreground max-sm:px-4">
          {`The first ${formatCount(groups.length)} of ${formatCount(total)} groups.`}
        </p>
      )}
      {groups.map(({ membership: { uid, group }, record }) => {
        const title = group?.name ?? 'A group';
        return record.ok ? (
          <IndexExplained
            key={uid}
            title={title}
            record={record.value}
            memberUid={uid}
            timeZone={timeZone}
            more={<FieldLink href={routes.groupMember(uid)}>Open membership</FieldLink>}
          />
        ) : (
          <CouldNotLoad key={uid} what={`the handicap in ${title}`} failure={record.failure} href={href} />
        );
      })}
    </>
  );
}
