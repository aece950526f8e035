import 'server-only';
import type { Admin } from '@/lib/contract/admins';
import type { Input } from '@/lib/contract/endpoints';
import type { Page } from '@/lib/contract/page';
import { fetchPage, fetchRecord } from './fetch';

/** @throws RequestFailed (403 without the staff group), ContractBroken, Unreachable */
export function getMe(): Promise<Admin> {
  return fetchRecord('me.get', {});
}

/** @throws RequestFailed, ContractBroken, Unreachable */
export function listAdmins(query: Input<'admins.list'>, signal?: AbortSignal): Promise<Page<Admin>> {
  return fetchPage('admins.list', query, signal);
}
