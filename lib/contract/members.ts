import * as z from 'zod';
import {
  AnyOf,
  acceptId,
  coerceDate,
  coerceNumber,
  Figure,
  get,
  listQuery,
  NumberEnd,
  OpenEnum,
  pageOf,
  Ref,
  Timestamp,
} from './common';
import { csv, pages, zone } from './csv';

/** `userUid` is null for a guest, known by name only. Assumed. */
export const Member = acceptId(
  z.object({
    uid: z.string().min(1),
    firstName: z.string().nullish(),
    lastName: z.string().nullish(),
    membershipType: OpenEnum.nullish(),
    role: OpenEnum.nullish(),
    /** The handicap in the group, which may differ from the user's. */
    handicap: coerceNumber(Figure).nullish(),
    group: acceptId(Ref).nullish(),
    userUid: z.string().nullish(),
    joinedAt: coerceDate(Timestamp).nullish(),
  }),
);
export type Member = z.infer<typeof Member>;

/** `search` matches words of the member's and the group's name, and the uid exactly. */
export const MembersQuery = listQuery(['name', 'group', 'membershipType', 'role', 'handicap', 'joinedAt'], {
  role: AnyOf.optional(),
  membershipType: AnyOf.optional(),
  group: AnyOf.optional(),
  handicapMin: NumberEnd.optional(),
  handicapMax: NumberEnd.optional(),
});

/** An entry for each score, also one that changes nothing. The first has no `previousHandicap`. Assumed. */
export const HandicapEntry = acceptId(
  z.object({
    uid: z.string().min(1),
    handicap: coerceNumber(Figure).nullish(),
    previousHandicap: coerceNumber(Figure).nullish(),
    changedAt: coerceDate(Timestamp).nullish(),
    /** INITIAL, SCORE, EXCEPTIONAL_SCORE, … */
    reason: OpenEnum.nullish(),
    round: acceptId(Ref).nullish(),
    event: acceptId(Ref).nullish(),
    /** Score differential over eighteen holes, to 0.1. */
    differential: coerceNumber(Figure).nullish(),
  }),
);
export type HandicapEntry = z.infer<typeof HandicapEntry>;

export type DatedHandicap = HandicapEntry & { changedAt: string; handicap: number };

/** `search` matches words of the event's name, and the uid exactly. */
export const HandicapHistoryQuery = listQuery(['changedAt', 'handicap']);

export const members = {
  list: get('/admin/group-members', 'Members of all groups').input(MembersQuery).output(pageOf(Member)),
  listOfGroup: get('/admin/groups/{id}/members', 'Members of a group')
    .input(MembersQuery.extend({ id: z.string().min(1) }))
    .output(pageOf(Member)),
  handicapHistory: get('/admin/group-members/{id}/handicap-history', "A member's handicaps, the newest first")
    .input(HandicapHistoryQuery.extend({ id: z.string().min(1) }))
    .output(pageOf(HandicapEntry)),
};

export const memberExports = {
  groupMembers: csv('/admin/export/group-members', 'Members of all groups as CSV').input(
    MembersQuery.omit(pages).extend({ zone }),
  ),
};
