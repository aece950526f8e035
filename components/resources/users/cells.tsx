import type { Cells } from '@/components/fields/field-value';
import type { User } from '@/lib/resources/users';
import { routes } from '@/lib/routes';
import { EmailOnDemand } from './email-on-demand';

/** Facts of a user that are more than their text. */
export const userFactCells = {
  email: ({ uid }) => <EmailOnDemand key={uid} url={routes.userEmail(uid)} />,
} satisfies Cells<User>;
