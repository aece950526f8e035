import { checkAccess } from '@/lib/api/access';
import { recordedDifferences } from '@/lib/api/differences/differences';
import { seenReport } from '@/lib/api/differences/seen';
import { readSession } from '@/lib/auth/session/session';
import { statusOf, toResult } from '@/lib/contract/result';
import { formatDay } from '@/lib/format/date';
import { routes } from '@/lib/routes';
import { fileResponse } from '@/lib/server/responses/file-response';
import { htmlErrorPage, UNAUTHORIZED } from '@/lib/server/responses/html-error-page';

/** API differences as a file, as `npm run check -- contract` prints its report. */
export async function GET(request: Request): Promise<Response> {
  if (!(await readSession())) return htmlErrorPage(UNAUTHORIZED, request);
  const access = await toResult(checkAccess());
  if (!access.ok) {
    const { failure } = access;
    return htmlErrorPage(
      {
        status: statusOf(failure),
        title: 'The report cannot be shown',
        message: failure.message,
        links: [['API differences', routes.apiDifferences]],
      },
      request,
    );
  }
  const { since, entries } = recordedDifferences();
  const name = `api-differences-${formatDay(new Date(), 'UTC')}.txt`;
  return fileResponse(seenReport(since, entries), { name, type: 'plain' });
}
