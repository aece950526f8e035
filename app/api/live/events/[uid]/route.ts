import { readEventView } from '@/components/resources/events/event-view';
import { eventBoards } from '@/lib/api/boards';
import { readSession } from '@/lib/auth/session/read-session';
import { withRenewal } from '@/lib/auth/session/renew-session';
import { toResult } from '@/lib/contract/result';
import { findRecord } from '@/lib/loaders/find-record';
import { eventSource } from '@/lib/resources/events';
import { readUid } from '@/lib/server/requests/uid';
import { failureResponse, liveAnswer, notFound, unauthorized } from '@/lib/server/responses/api-response';

/** Returns a hash of the event. When it changes, the browser refreshes the screen. */
export const GET = withRenewal(
  async (request: Request, { params }: RouteContext<'/api/live/events/[uid]'>): Promise<Response> => {
    if (!(await readSession())) return unauthorized();
    const uid = readUid((await params).uid);
    if (uid === null) return notFound();
    const found = await toResult(findRecord(eventSource, uid));
    if (!found.ok) return failureResponse(found.failure);
    if (!found.value) return notFound();
    const { item: event } = found.value;
    const view = readEventView(Object.fromEntries(new URL(request.url).searchParams));
    const boards = await eventBoards(event, view);
    return liveAnswer([event, boards], boards === null ? [] : [boards.leaderboard, boards.cards]);
  },
);
