import { eq, or, type SQL } from 'drizzle-orm';
import type { Admin, AdminsQuery } from '@/lib/contract/admins';
import type { FilterQuery, List } from '@/sandbox/api/list/list';
import { isUid, matches } from '@/sandbox/api/list/search';
import type { Principal } from '@/sandbox/api/principal';
import type { Database } from '@/sandbox/db/database';
import { admins } from '@/sandbox/db/schema/base';

type Query = FilterQuery<typeof AdminsQuery>;

const fields = {
  uid: admins.id,
  firstName: admins.firstName,
  lastName: admins.lastName,
  email: admins.email,
  status: admins.status,
  createdAt: admins.createdAt,
};

export const adminsList: List<Admin, Query, 'name' | 'email' | 'status' | 'createdAt'> = {
  uid: admins.id,
  sortColumns: {
    name: { column: admins.nameKey },
    email: { column: admins.email },
    status: { column: admins.status, nullable: true },
    createdAt: { column: admins.createdAt },
  },
  sortedBy: 'name',
  where: ({ search }) => matches(search, { text: [admins.searchText], uid: admins.id }),
  count: (db, where) => db.$count(admins, where),
  rows: async (db, { sortKey, where, orderBy, limit, offset }) => {
    const rows = await db
      .select({ ...fields, sortKey })
      .from(admins)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows.map(({ sortKey, ...row }) => ({ sortKey, item: { ...row, createdAt: row.createdAt.toISOString() } }));
  },
};

/** The member of staff who signed in: by the subject, or by e-mail in pools that use it as the username. */
export async function findAdmin(db: Database, { sub, username, email }: Principal): Promise<Admin | undefined> {
  const conditions: SQL[] = [eq(admins.email, username.toLowerCase())];
  if (email) conditions.push(eq(admins.email, email.toLowerCase()));
  for (const id of [sub, username]) if (isUid(id)) conditions.push(eq(admins.id, id));
  const [admin] = await db
    .select(fields)
    .from(admins)
    .where(or(...conditions))
    .limit(1);
  return admin && { ...admin, createdAt: admin.createdAt.toISOString() };
}
