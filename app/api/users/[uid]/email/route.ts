import { getUserEmail } from '@/lib/api/users';
import { readSession } from '@/lib/auth/session/session';
import { settle } from '@/lib/contract/failure';
import { readUid } from '@/lib/list/uid';
import { answered, notSignedIn, passedOn, refused } from '@/lib/server/api-response';

/** A golfer's e-mail address, for the one moment somebody asks for it. */
export async function GET(_: Request, { params }: { params: Promise<{ uid: string }> }): Promise<Response> {
  if (!(await readSession())) return notSignedIn();
  const uid = readUid((await params).uid);
  if (uid === null) return refused(404, 'There is no such user.');
  const email = await settle(getUserEmail(uid));
  return email.ok ? answered({ email: email.value }) : passedOn(email.failure);
}
