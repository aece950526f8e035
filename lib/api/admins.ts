import 'server-only';
import type { Admin } from '@/lib/contract/admins';
import { fetchRecord } from './fetch';

/** @throws RequestFailed (403 without the staff group), ContractBroken, Unreachable */
export function getMe(): Promise<Admin> {
  return fetchRecord('me.get', {});
}
