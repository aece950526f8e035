import { z } from 'zod';
import { get, listQuery, OpenEnum, Person, pageOf, Ref, Timestamp } from './common';

/** Distance in whole yards. The stroke index is missing where the course has not published one. */
export const Hole = z.object({
  number: z.number().int(),
  distance: z.number(),
  par: z.number().int(),
  strokeIndex: z.number().int().nullish(),
});
export type Hole = z.infer<typeof Hole>;

export const Tee = Ref.extend({ holes: z.array(Hole) });
export type Tee = z.infer<typeof Tee>;

/** Who won: a golfer of the product, or a guest, who has no user behind them (`userUid` null). */
export const WinnerPlayer = Person.extend({
  membershipType: OpenEnum,
  handicap: z.number(),
  userUid: z.string().nullish(),
});
export type WinnerPlayer = z.infer<typeof WinnerPlayer>;

export const FriendlyRound = z.object({
  uid: z.string().min(1),
  createdAt: Timestamp,
  scoringFormat: OpenEnum,
  matchplayFormat: OpenEnum.nullish(),
  status: OpenEnum,
  course: Ref,
  createdBy: Person,
  tee: Tee,
  country: Ref,
  winnerPlayer: WinnerPlayer.nullish(),
});
export type FriendlyRound = z.infer<typeof FriendlyRound>;

/** `search` matches words of the course and of the creator's name, and the uid exactly. */
export const FriendlyRoundsQuery = listQuery(['status', 'createdAt']);

export const friendlyRounds = {
  listOfUser: get('/admin/users/{id}/friendly-rounds', "A golfer's friendly rounds")
    .input(FriendlyRoundsQuery.extend({ id: z.string().min(1) }))
    .output(pageOf(FriendlyRound)),
};
