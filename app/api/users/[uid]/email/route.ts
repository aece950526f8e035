import { fetchRecord } from '@/lib/api/http/fetch';
import { readSession } from '@/lib/auth/session/session';
import { toResult } from '@/lib/contract/result';
import { needing } from '@/lib/contract/wire/unread';
import { readUid } from '@/lib/server/requests/uid';
import { errorResponse, failureResponse, jsonResponse, unauthorized } from '@/lib/server/responses/api-response';

/** A golfer's e-mail address: pages do not carry it, staff request it one by one. */
export async function GET(_: Request, { params }: RouteContext<'/api/users/[uid]/email'>): Promise<Response> {
  if (!(await readSession())) return unauthorized();
  const uid = readUid((await params).uid);
  if (uid === null) return errorResponse(404, 'There is no such user.');
  const found = await toResult(fetchRecord('users.email', { id: uid }).then((answer) => needing(answer, 'email')));
  return found.ok ? jsonResponse({ email: found.value.email }) : failureResponse(found.failure);
}
