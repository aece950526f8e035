import type { IdentityContext } from '../../context';
import type { IdentityUser } from '../../schema';

type Answered = {
  user: IdentityUser;
  responses: Record<string, string>;
  /** Uses up the session; call it for a right answer only. */
  consume: () => void;
};

export type ChallengeAnswer = (answered: Answered, context: IdentityContext) => Promise<object>;
