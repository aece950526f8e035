import * as z from 'zod';
import { acceptId, Flag, Ref } from './common';

/** How a round or event ended. If `tied` is true, the winners share first place. Not in the specification. */
export const Outcome = z.object({
  winners: z.array(acceptId(Ref)),
  tied: Flag.nullish(),
  /** How far ahead the winners were: `2 points`, `1 stroke`, `3&2`, `countback`. */
  margin: z.string().nullish(),
});
export type Outcome = z.infer<typeof Outcome>;

/** `userUid` is null for a guest. `side` distinguishes the two sides of a tied match. */
export const RoundOutcome = Outcome.extend({
  winners: z.array(acceptId(Ref.extend({ userUid: z.string().nullish(), side: z.string().nullish() }))),
});
export type RoundOutcome = z.infer<typeof RoundOutcome>;
