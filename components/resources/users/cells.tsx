import type * as z from 'zod';
import type { Cells } from '@/components/fields/field-value';
import type { User } from '@/lib/contract/users';
import { routes } from '@/lib/routes';
import { EmailOnDemand } from './email-on-demand';

/** Facts of a user that are more than their text. */
export const userFactCells = {
  email: ({ uid }) => <EmailOnDemand key={uid} url={routes.userEmail(uid)} />,
} satisfies Cells<z.infer<typeof User>>;
