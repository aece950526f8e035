import type { Cells } from '@/components/fields/field-value';
import type { Membership } from '@/lib/resources/memberships';
import { GroupHandicap } from './group-handicap';

export const membershipCells = {
  handicap: ({ uid, handicap }) => (handicap == null ? null : <GroupHandicap memberUid={uid} handicap={handicap} />),
} satisfies Cells<Membership>;
