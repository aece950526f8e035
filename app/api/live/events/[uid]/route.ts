import { readEventView } from '@/components/resources/events/event-view';
import { eventBoards } from '@/lib/api/event-boards';
import { getEvent } from '@/lib/api/events';
import { readSession } from '@/lib/auth/session/session';
import { toResult } from '@/lib/contract/result';
import { readUid } from '@/lib/server/requests/uid';
import { failureResponse, notFound, unauthorized } from '@/lib/server/responses/api-response';
import { liveAnswer } from '@/lib/server/responses/live-answer';

/** A fingerprint of an event's screen as of now: the browser refreshes the screen when it differs. */
export async function GET(request: Request, { params }: RouteContext<'/api/live/events/[uid]'>): Promise<Response> {
  if (!(await readSession())) return unauthorized();
  const uid = readUid((await params).uid);
  if (uid === null) return notFound();
  const event = await toResult(getEvent(uid));
  if (!event.ok) return failureResponse(event.failure);
  const view = readEventView(Object.fromEntries(new URL(request.url).searchParams));
  const boards = await eventBoards(event.value, view);
  return liveAnswer([event.value, boards], boards === null ? [] : [boards.leaderboard, boards.cards]);
}
