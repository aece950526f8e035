import { cx } from 'class-variance-authority';
import { Suspense } from 'react';
import { CellLink } from '@/components/fields/cell-link';
import type { Cells } from '@/components/fields/field-value';
import { formatHandicap } from '@/lib/format/handicap';
import { loadUserHandicap } from '@/lib/loaders/load-user-handicap';
import type { Membership } from '@/lib/resources/memberships';
import { routes } from '@/lib/routes';

/** Marks a handicap that differs from the user's own handicap. */
export function membershipCells(userUid: string) {
  return {
    handicap: ({ uid, handicap }) => {
      if (handicap == null) return null;
      const group = { memberUid: uid, handicap };
      return (
        <Suspense fallback={<GroupHandicap {...group} own={null} />}>
          <ComparedHandicap {...group} userUid={userUid} />
        </Suspense>
      );
    },
  } satisfies Cells<Membership>;
}

type Props = { memberUid: string; handicap: number };

async function ComparedHandicap({ userUid, ...group }: Props & { userUid: string }) {
  return <GroupHandicap {...group} own={await loadUserHandicap(userUid)} />;
}

function GroupHandicap({ memberUid, handicap, own }: Props & { own: number | null }) {
  const differs = own !== null && own !== handicap;
  const text = `${formatHandicap(handicap)}${differs ? `, own ${formatHandicap(own)}` : ''}`;
  return (
    <CellLink
      href={routes.groupMember(memberUid)}
      title={differs ? 'The group’s handicap differs from the user’s own' : undefined}
      className={cx('rounded-sm hover:underline', differs && 'text-warning')}
    >
      {differs && <span aria-hidden className="icon-triangle-alert small-icon mr-1 inline-block align-middle" />}
      <span key={text}>{text}</span>
    </CellLink>
  );
}
