import 'server-only';
import { fetchRecord } from '@/lib/api/http/fetch';
import { needing } from '@/lib/contract/wire/unread';

/** @throws RequestFailed, ContractBroken, Unreachable */
export async function getUserEmail(id: string): Promise<string> {
  return needing(await fetchRecord('users.email', { id }), 'email').email;
}
