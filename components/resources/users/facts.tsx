import type { DrawnFacts } from '@/components/old-record/facts';
import type { User } from '@/lib/contract/users';
import { routes } from '@/lib/routes';
import { EmailOnDemand } from './email-on-demand';

export const golferFacts: DrawnFacts<User> = {
  'E-mail':
    () =>
    ({ uid }) => <EmailOnDemand key={uid} url={routes.userEmail(uid)} />,
};
