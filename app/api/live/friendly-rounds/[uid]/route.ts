import { readSession } from '@/lib/auth/session/read-session';
import { withRenewal } from '@/lib/auth/session/renew-session';
import { readBoard } from '@/lib/contract/boards';
import { toResult } from '@/lib/contract/result';
import { fetchFriendlyRound } from '@/lib/loaders/load-friendly-round';
import { readUid } from '@/lib/server/requests/uid';
import { failureResponse, liveAnswer, notFound, unauthorized } from '@/lib/server/responses/api-response';

export const GET = withRenewal(
  async (request: Request, { params }: RouteContext<'/api/live/friendly-rounds/[uid]'>): Promise<Response> => {
    if (!(await readSession())) return unauthorized();
    const uid = readUid((await params).uid);
    if (uid === null) return notFound();
    const found = await toResult(fetchFriendlyRound(uid, readBoard(new URL(request.url).searchParams.get('board'))));
    if (!found.ok) return failureResponse(found.failure);
    if (found.value === null) return notFound();
    const { round, boards } = found.value;
    const parts = boards === null ? [] : 'matches' in boards ? [boards.matches] : [boards.leaderboard, boards.cards];
    return liveAnswer([round, boards], parts);
  },
);
