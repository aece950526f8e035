import 'server-only';
import { fetchRecord, type Source } from '@/lib/api/fetch-page';
import { requireSession } from '@/lib/auth/session/read-session';
import { me } from '@/lib/contract/admins';
import { toResult } from '@/lib/contract/result';
import { type Admin, admins } from '@/lib/resources/admins';

const source: Source<Admin> = { endpoint: me.get, item: admins.item, mayBeMissing: admins.mayBeMissing };

export async function loadCurrentAdminUid(): Promise<string | null> {
  await requireSession();
  const found = await toResult(fetchRecord(source, {}));
  return found.ok ? found.value.item.uid : null;
}
