import { failureReason } from '@/components/feedback/failure-reason';
import { readSession } from '@/lib/auth/session/read-session';
import { withRenewal } from '@/lib/auth/session/renew-session';
import { isRefusal, statusOf } from '@/lib/contract/result';
import { loadersByKind } from '@/lib/loaders/loaders-by-kind';
import { kindNames } from '@/lib/navigation';
import type { TabTotals } from '@/lib/resources/loaded';
import { readUid } from '@/lib/server/requests/uid';
import { jsonResponse, notFound, unauthorized } from '@/lib/server/responses/api-response';

/** Query: `?tab=<label>` for each tab. Leaves out totals that the API refuses. */
export const GET = withRenewal(
  async (request: Request, { params }: RouteContext<'/api/tab-totals/[kind]/[uid]'>): Promise<Response> => {
    if (!(await readSession())) return unauthorized();
    const { kind: name, uid: parameter } = await params;
    const kind = kindNames.find((one) => one === name);
    const loaders = kind && loadersByKind[kind];
    const uid = readUid(parameter);
    if (!loaders || uid === null) return notFound();
    const loaded = await loaders.loadTotals(uid, new URL(request.url).searchParams.getAll('tab'));
    if (loaded.some(({ total }) => !total.ok && statusOf(total.failure) === 401)) return unauthorized();
    const totals = loaded.flatMap(({ label, total }): [string, TabTotals[string]][] => {
      if (total.ok) return [[label, total.value]];
      return isRefusal(statusOf(total.failure)) ? [] : [[label, { failure: failureReason(total.failure) }]];
    });
    return jsonResponse<TabTotals>(Object.fromEntries(totals));
  },
);
