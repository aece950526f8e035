import * as z from 'zod';
import { acceptId, Flag, Ref } from './common';

/**
 * How a round or an event ended, once it is over: all winners, partners of a side and a winning team's players under
 * the team's name; when `tied`, everybody who shares the first place. Assumed.
 */
export const Outcome = z.object({
  winners: z.array(acceptId(Ref)),
  tied: Flag.nullish(),
  /** `2 points`, `1 stroke`, `3&2`, `countback`. */
  margin: z.string().nullish(),
});
export type Outcome = z.infer<typeof Outcome>;

/** The same of a friendly round, whose winners are players: `userUid` is null for one who is not a user of the product. */
export const RoundOutcome = Outcome.extend({
  winners: z.array(acceptId(Ref.extend({ userUid: z.string().nullish() }))),
});
export type RoundOutcome = z.infer<typeof RoundOutcome>;
