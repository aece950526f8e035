import { getUserEmail } from '@/lib/api/users';
import { readSession } from '@/lib/auth/session';
import { settle, statusOf } from '@/lib/contract/failure';
import { readUid } from '@/lib/list/uid';
import { PRIVATE_NO_STORE } from '@/lib/security-headers';

const headers = { 'Cache-Control': PRIVATE_NO_STORE };

/** A golfer's e-mail address, for the one moment somebody asks for it. */
export async function GET(_: Request, { params }: { params: Promise<{ uid: string }> }): Promise<Response> {
  if (!(await readSession())) return refuse(401, 'Sign in to see this.');
  const uid = readUid((await params).uid);
  if (uid === null) return refuse(404, 'There is no such user.');
  const email = await settle(getUserEmail(uid));
  return email.ok
    ? Response.json({ email: email.value }, { headers })
    : refuse(statusOf(email.failure), email.failure.message);
}

function refuse(status: number, message: string): Response {
  return Response.json({ error: { message } }, { status, headers });
}
