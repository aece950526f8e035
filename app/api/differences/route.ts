import { checkAccess } from '@/lib/api/access';
import { recordedDifferences } from '@/lib/api/differences/differences';
import { seenReport } from '@/lib/api/differences/seen';
import { readSession } from '@/lib/auth/session/session';
import { statusOf, toResult } from '@/lib/contract/result';
import { formatDay } from '@/lib/format/date';
import { routes } from '@/lib/routes';
import { htmlErrorPage, UNAUTHORIZED } from '@/lib/server/responses/html-error-page';
import { PRIVATE_NO_STORE } from '@/lib/server/responses/security-headers';

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
  return new Response(seenReport(since, entries), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Disposition': `attachment; filename="api-differences-${formatDay(new Date(), 'UTC')}.txt"`,
      'Cache-Control': PRIVATE_NO_STORE,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
