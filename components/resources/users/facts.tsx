import { EmailOnDemand } from '@/components/fields/email-on-demand';
import type { DrawnFacts } from '@/components/old-record/facts';
import type { User } from '@/lib/contract/users';
import { routes } from '@/lib/routes';

export const golferFacts: DrawnFacts<User> = {
  'E-mail':
    () =>
    ({ uid }) => <EmailOnDemand key={uid} url={routes.userEmail(uid)} />,
};
