import { eq, or, type SQL } from 'drizzle-orm';
import type { Admin } from '@/lib/contract/admins';
import { isUid } from '@/sandbox/api/list/search';
import type { Principal } from '@/sandbox/api/principal';
import type { Database } from '@/sandbox/db/database';
import { admins } from '@/sandbox/db/schema';

/** The member of staff behind a sign-in: by the subject, or by an e-mail where that is the username. */
export async function findAdmin(db: Database, { sub, username, email }: Principal): Promise<Admin | undefined> {
  const conditions: SQL[] = [eq(admins.email, username.toLowerCase())];
  if (email) conditions.push(eq(admins.email, email.toLowerCase()));
  for (const id of [sub, username]) if (isUid(id)) conditions.push(eq(admins.id, id));
  const [admin] = await db
    .select()
    .from(admins)
    .where(or(...conditions))
    .limit(1);
  if (!admin) return undefined;
  const { id, createdAt, ...rest } = admin;
  return { uid: id, ...rest, createdAt: createdAt.toISOString() };
}
