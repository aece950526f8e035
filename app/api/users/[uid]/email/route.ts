import { fetchRecord } from '@/lib/api/fetch-page';
import { readSession } from '@/lib/auth/session/session';
import { toResult } from '@/lib/contract/result';
import { UserEmail, users } from '@/lib/contract/users';
import { log } from '@/lib/server/log';
import { requestContext } from '@/lib/server/requests/request-context';
import { readUid } from '@/lib/server/requests/uid';
import { errorResponse, failureResponse, jsonResponse, unauthorized } from '@/lib/server/responses/api-response';

/** Pages do not contain e-mail addresses; staff reveal them one at a time. */
export async function GET(_: Request, { params }: RouteContext<'/api/users/[uid]/email'>): Promise<Response> {
  if (!(await readSession())) return unauthorized();
  const uid = readUid((await params).uid);
  if (uid === null) return errorResponse(404, 'This user does not exist.');
  const found = await toResult(fetchRecord({ endpoint: users.email, item: UserEmail, assumed: [] }, { id: uid }));
  if (!found.ok) return failureResponse(found.failure);
  log('info', 'email.revealed', { account: requestContext()?.account, uid });
  return jsonResponse({ email: found.value.item.email });
}
