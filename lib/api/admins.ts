import 'server-only';
import { fetchRecord } from '@/lib/api/http/fetch';
import type { Admin } from '@/lib/contract/admins';

/** @throws RequestFailed (403 without the staff group), ContractBroken, Unreachable */
export function getMe(): Promise<Admin> {
  return fetchRecord('me.get', {});
}
