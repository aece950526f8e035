import { eq, or, type SQL } from 'drizzle-orm';
import type { AdminsQuery } from '@/lib/contract/admins';
import { declaredList, nullable } from '@/sandbox/api/list/declared-list';
import { asItem, personOf, pick, selectRows } from '@/sandbox/api/list/rows';
import { isUid } from '@/sandbox/api/list/search';
import type { Principal } from '@/sandbox/api/require-staff';
import type { Admin } from '@/sandbox/api/shapes';
import type { Database } from '@/sandbox/db/database';
import { admins } from '@/sandbox/db/schema/base';

const fields = { ...personOf(admins), ...pick(admins, 'email', 'status', 'createdAt') };

export const adminsList = declaredList<Admin, typeof AdminsQuery>({
  uid: admins.id,
  fields,
  sorts: { name: admins.nameKey, email: admins.email, status: nullable(admins.status), createdAt: admins.createdAt },
  sortedBy: 'name',
  search: [admins.searchText],
  filters: {},
});

/**
 * Finds the staff account for a token's claims: `sub` is an id, `email` an e-mail address, and `username` either of
 * them.
 */
export async function findAdmin(db: Database, { sub, username, email }: Principal): Promise<Admin | undefined> {
  const conditions: SQL[] = [eq(admins.email, username.toLowerCase())];
  if (email) conditions.push(eq(admins.email, email.toLowerCase()));
  for (const id of [sub, username]) if (isUid(id)) conditions.push(eq(admins.id, id));
  const [admin] = await selectRows<Admin>(db, fields, { from: admins, where: or(...conditions), limit: 1 });
  return admin && asItem<Admin>(admin);
}
