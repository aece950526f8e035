import { friendlyBoards } from '@/lib/api/friendly-boards';
import { readSession } from '@/lib/auth/session/session';
import { readBoard } from '@/lib/contract/boards';
import { toResult } from '@/lib/contract/result';
import { friendlyRound } from '@/lib/old-records/friendly-round';
import { readUid } from '@/lib/server/requests/uid';
import { failureResponse, notFound, unauthorized } from '@/lib/server/responses/api-response';
import { liveAnswer } from '@/lib/server/responses/live-answer';

export async function GET(
  request: Request,
  { params }: RouteContext<'/api/live/friendly-rounds/[uid]'>,
): Promise<Response> {
  if (!(await readSession())) return unauthorized();
  const uid = readUid((await params).uid);
  if (uid === null) return notFound();
  const round = await toResult(friendlyRound.find(uid));
  if (!round.ok) return failureResponse(round.failure);
  if (round.value === null) return notFound();
  const boards = await friendlyBoards(round.value, readBoard(new URL(request.url).searchParams.get('board')));
  const parts = boards === null ? [] : 'matches' in boards ? [boards.matches] : [boards.leaderboard, boards.cards];
  return liveAnswer([round.value, boards], parts);
}
