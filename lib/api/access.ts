import 'server-only';
import { fetchBody } from '@/lib/api/http/fetch';

/**
 * Asks the API with the reader's own token for what every member of staff may see. Its status is the answer: what the
 * body holds may differ from the contract.
 * @throws RequestFailed (403 without the staff group), ContractBroken, Unreachable
 */
export async function checkAccess(): Promise<void> {
  await fetchBody('users.list', { pageNumber: 1, pageSize: 1 });
}
