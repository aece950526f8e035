import { isUnderWay } from '@/components/friendly-rounds/under-way';
import { BoardSwitch } from '@/components/leaderboard/board-switch';
import { Live } from '@/components/record/live';
import { boardOf, type StrokeBoard } from '@/lib/contract/boards';
import type { Event } from '@/lib/contract/events';
import { orNull } from '@/lib/contract/unread';
import { routes } from '@/lib/routes';
import { type EventView, eventBoardNames } from './event-view';

type Props = { event: Event; view: EventView; shown: StrokeBoard | null; fingerprint: string };

/** The live refresh while the event is under way, and the switch between leaderboard formats. */
export function EventTools({ event, view, shown, fingerprint }: Props) {
  const { uid } = event;
  const own = orNull(() => boardOf(event.scoringFormat));
  return (
    <>
      {orNull(() => isUnderWay(event)) && (
        <Live url={routes.liveEvent(uid, view)} fingerprint={fingerprint} drawnAt={Date.now()} />
      )}
      {view.tab !== 'overview' && (
        <BoardSwitch
          boards={eventBoardNames}
          shown={shown}
          hrefOf={(board) => routes.eventTab(uid, { tab: view.tab, board: board === own ? null : board })}
        />
      )}
    </>
  );
}
