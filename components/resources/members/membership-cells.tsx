import { cx } from 'class-variance-authority';
import { CellLink } from '@/components/fields/cell-link';
import type { Cells } from '@/components/fields/field-value';
import { formatHandicap } from '@/lib/format/handicap';
import type { Membership } from '@/lib/resources/memberships';
import { routes } from '@/lib/routes';

/** Cells of a user's memberships, which mark a handicap that is not the user's own. */
export function membershipCells(ownHandicap: number | null | undefined) {
  return {
    handicap: ({ uid, handicap }) => {
      if (handicap == null) return null;
      const differs = ownHandicap != null && ownHandicap !== handicap;
      const own = differs ? `, own ${formatHandicap(ownHandicap)}` : '';
      return (
        <CellLink
          href={routes.groupMember(uid)}
          title={differs ? "The group's handicap is not the golfer's own" : undefined}
          className={cx('rounded-sm hover:underline', differs && 'text-warning')}
        >
          {differs && <span aria-hidden className="icon-triangle-alert small-icon mr-1 inline-block align-middle" />}
          <span>{`${formatHandicap(handicap)}${own}`}</span>
        </CellLink>
      );
    },
  } satisfies Cells<Membership>;
}
