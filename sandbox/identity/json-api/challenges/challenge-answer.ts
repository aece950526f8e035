import type { IdentityContext } from '../../context';
import type { IdentityUser } from '../../schema';

type Answered = {
  user: IdentityUser;
  responses: Record<string, string>;
  /** Spends the session; call it once the answer is known to be good. */
  consume: () => void;
};

export type ChallengeAnswer = (answered: Answered, context: IdentityContext) => Promise<object>;
