import * as z from 'zod';
import {
  AnyOf,
  acceptId,
  coerceDate,
  coerceNumber,
  Figure,
  listQuery,
  NumberEnd,
  OpenEnum,
  pageOf,
  Ref,
  Timestamp,
} from './common';
import { pages, zone } from './csv';

/** `userUid` is null for a guest, of whom only the name is known. Not in the specification. */
export const Member = acceptId(
  z.object({
    uid: z.string().min(1),
    firstName: z.string().nullish(),
    lastName: z.string().nullish(),
    membershipType: OpenEnum.nullish(),
    role: OpenEnum.nullish(),
    /** The handicap in this group, which may differ from the user's own. */
    handicap: coerceNumber(Figure).nullish(),
    group: acceptId(Ref).nullish(),
    userUid: z.string().nullish(),
    joinedAt: coerceDate(Timestamp).nullish(),
  }),
);
export type Member = z.infer<typeof Member>;

/** `search` matches the uid, or words in the names of member and group. */
export const MembersQuery = listQuery(['name', 'group', 'membershipType', 'role', 'handicap', 'joinedAt'], {
  role: AnyOf.optional(),
  membershipType: AnyOf.optional(),
  group: AnyOf.optional(),
  handicapMin: NumberEnd.optional(),
  handicapMax: NumberEnd.optional(),
});

/** An entry of a handicap history. The first one has no `previousHandicap`. Not in the specification. */
export const HandicapEntry = acceptId(
  z.object({
    uid: z.string().min(1),
    handicap: coerceNumber(Figure).nullish(),
    previousHandicap: coerceNumber(Figure).nullish(),
    changedAt: coerceDate(Timestamp).nullish(),
    /** Why the handicap changed, for example INITIAL, SCORE or EXCEPTIONAL_SCORE. */
    reason: OpenEnum.nullish(),
    round: acceptId(Ref).nullish(),
    event: acceptId(Ref).nullish(),
    /** The score differential for eighteen holes, to a tenth. */
    differential: coerceNumber(Figure).nullish(),
  }),
);
export type HandicapEntry = z.infer<typeof HandicapEntry>;

export type DatedHandicap = HandicapEntry & { changedAt: string; handicap: number };

/** `search` matches the entry's uid, or words in the event's name. */
export const HandicapHistoryQuery = listQuery(['changedAt', 'handicap']);

export const members = {
  list: { path: '/admin/group-members', summary: 'Members of all groups', input: MembersQuery, output: pageOf(Member) },
  listOfGroup: {
    path: '/admin/groups/{id}/members',
    summary: 'Members of a group',
    input: MembersQuery.extend({ id: z.string().min(1) }),
    output: pageOf(Member),
  },
  handicapHistory: {
    path: '/admin/group-members/{id}/handicap-history',
    summary: "A member's handicaps, the newest first",
    input: HandicapHistoryQuery.extend({ id: z.string().min(1) }),
    output: pageOf(HandicapEntry),
  },
};

export const memberExports = {
  groupMembers: {
    path: '/admin/export/group-members',
    summary: 'Members of all groups as CSV',
    input: MembersQuery.omit(pages).extend({ zone }),
  },
};
