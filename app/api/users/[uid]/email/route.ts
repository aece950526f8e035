import { getUserEmail } from '@/lib/api/users';
import { readSession } from '@/lib/auth/session/session';
import { toResult } from '@/lib/contract/result';
import { readUid } from '@/lib/server/requests/uid';
import { errorResponse, failureResponse, jsonResponse, unauthorized } from '@/lib/server/responses/api-response';

/** A golfer's e-mail address: pages do not carry it, staff request it one by one. */
export async function GET(_: Request, { params }: RouteContext<'/api/users/[uid]/email'>): Promise<Response> {
  if (!(await readSession())) return unauthorized();
  const uid = readUid((await params).uid);
  if (uid === null) return errorResponse(404, 'There is no such user.');
  const email = await toResult(getUserEmail(uid));
  return email.ok ? jsonResponse({ email: email.value }) : failureResponse(email.failure);
}
