import { readSession } from '@/lib/auth/session/read-session';
import { withRenewal } from '@/lib/auth/session/renew-session';
import { toResult } from '@/lib/contract/result';
import { handicapSpread } from '@/lib/golf/handicap/handicap-spread';
import { fetchEveryRow } from '@/lib/loaders/load-rows';
import { type MemberHandicaps, membersOfGroup } from '@/lib/resources/members';
import { readUid } from '@/lib/server/requests/uid';
import { failureResponse, jsonResponse, notFound, unauthorized } from '@/lib/server/responses/api-response';

export const GET = withRenewal(
  async (_: Request, { params }: RouteContext<'/api/handicap-spread/[groupUid]'>): Promise<Response> => {
    if (!(await readSession())) return unauthorized();
    const uid = readUid((await params).groupUid);
    if (uid === null) return notFound();
    const loaded = await toResult(fetchEveryRow(membersOfGroup, uid, 'low'));
    if (!loaded.ok) return failureResponse(loaded.failure);
    const { rows, paging } = loaded.value;
    const handicaps = rows.flatMap((row) =>
      row.ok && !row.faults.some(({ field }) => field === 'handicap') ? [row.item.handicap] : [],
    );
    return jsonResponse<MemberHandicaps>({
      spread: handicapSpread(handicaps),
      members: rows.length,
      unread: rows.length - handicaps.length,
      isComplete: paging.total !== null && paging.total <= rows.length,
    });
  },
);
