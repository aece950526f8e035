import { CellLink } from '@/components/fields/cell-link';
import type { Cells } from '@/components/fields/field-value';
import { handicapText } from '@/lib/format/handicap';
import type { HandicapEntry } from '@/lib/resources/handicaps';
import { routes } from '@/lib/routes';
import { MarkedHandicap } from './history-marks';

export function historyCells(memberUid: string) {
  return {
    handicap: ({ uid, handicap }) => {
      const text = handicapText(handicap);
      return text && <MarkedHandicap uid={uid} handicap={text} />;
    },
    event: ({ event }) =>
      event && (
        <CellLink href={routes.eventBoardAt(event.uid, 'individuals', memberUid)} title={event.name}>
          <bdi>{event.name}</bdi>
        </CellLink>
      ),
  } satisfies Cells<HandicapEntry>;
}
