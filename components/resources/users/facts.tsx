import type { DrawnFacts } from '@/components/record/facts';
import type { User } from '@/lib/contract/users';
import { routes } from '@/lib/routes';
import { EmailOnDemand } from './email-on-demand';

/** The facts of a golfer that are more than their words. */
export const golferFacts: DrawnFacts<User> = {
  'E-mail':
    () =>
    ({ uid }) => <EmailOnDemand key={uid} url={routes.userEmail(uid)} />,
};
