import { foldName } from '../../db/fold-name';
import type { admins } from '../../db/schema/base';
import staff from './staff.json';

/** The first five are behind the sandbox's sign-ins; the ids are the subjects that the identity server gives. */
export const staffSeeds: readonly (typeof admins.$inferInsert)[] = staff.map(({ createdAt, ...person }) => {
  const nameKey = foldName(`${person.firstName} ${person.lastName}`);
  return {
    ...person,
    nameKey,
    searchText: `${nameKey} ${foldName(person.email)}`,
    createdAt: new Date(createdAt),
  };
});
