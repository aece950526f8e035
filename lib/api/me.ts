import 'server-only';
import { Admin } from '@/lib/contract/admins';
import { readAnswer } from '@/lib/contract/read';
import { api } from './client';

/** @throws RequestFailed (403 without the staff group), ContractBroken, Unreachable */
export async function getMe(): Promise<Admin> {
  return readAnswer(Admin, await api().me.get());
}
