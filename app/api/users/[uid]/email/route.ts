import { fetchRecord } from '@/lib/api/fetch-page';
import { spendEmail, WINDOW_MINUTES } from '@/lib/auth/attempts/email-budget';
import { watchSession, withRenewal } from '@/lib/auth/session/renew-session';
import { toResult } from '@/lib/contract/result';
import { UserEmail, users } from '@/lib/contract/users';
import { env } from '@/lib/server/env';
import { hashAccount } from '@/lib/server/keyed-hash';
import { log } from '@/lib/server/log';
import { readUid } from '@/lib/server/requests/uid';
import { errorResponse, failureResponse, jsonResponse, unauthorized } from '@/lib/server/responses/api-response';

/** Pages contain no e-mail addresses; staff reveal them one at a time. */
export const GET = withRenewal(
  async (_: Request, { params }: RouteContext<'/api/users/[uid]/email'>): Promise<Response> => {
    const session = await watchSession();
    if (!session) return unauthorized();
    const uid = readUid((await params).uid);
    if (uid === null) return errorResponse(404, 'This user does not exist.');
    const { EMAILS_PER_ACCOUNT } = env();
    const seconds = await spendEmail(session.account, uid, EMAILS_PER_ACCOUNT);
    if (seconds > 0) {
      log('warn', 'email.limited', { account: hashAccount(session.account), seconds });
      return tooManyEmails(EMAILS_PER_ACCOUNT, seconds);
    }
    const found = await toResult(
      fetchRecord({ endpoint: users.email, item: UserEmail, mayBeMissing: [] }, { id: uid }),
    );
    if (!found.ok) return failureResponse(found.failure);
    log('info', 'email.revealed', { account: hashAccount(session.account), uid });
    return jsonResponse({ email: found.value.item.email });
  },
);

function tooManyEmails(limit: number, seconds: number): Response {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const words = `You have shown the e-mail addresses of ${limit} users in the last ${WINDOW_MINUTES} minutes. Try again in ${wait}.`;
  const response = errorResponse(429, words);
  response.headers.set('Retry-After', String(seconds));
  return response;
}
