import { CellLink } from '@/components/fields/cell-link';
import { FaultNumber } from '@/components/fields/fault-number';
import type { Cells } from '@/components/fields/field-value';
import { handicapText } from '@/lib/format/handicap';
import type { HandicapEntry } from '@/lib/resources/handicaps';
import { routes } from '@/lib/routes';
import type { HandicapHistory } from './history';

export function historyCells(memberUid: string, marksOf: HandicapHistory['marksOf']) {
  return {
    handicap: ({ uid, handicap }) => {
      const marks = marksOf.get(uid);
      if (!marks) return null;
      return (
        <span className="inline-flex items-center gap-1.5 align-top font-medium">
          {marks.map(({ number, severity, words }) => (
            <FaultNumber key={number} number={number} severity={severity} words={words} />
          ))}
          <span>{handicapText(handicap)}</span>
        </span>
      );
    },
    event: ({ event }) =>
      event && (
        <CellLink href={routes.eventBoardAt(event.uid, 'individuals', memberUid)} title={event.name}>
          <bdi>{event.name}</bdi>
        </CellLink>
      ),
  } satisfies Cells<HandicapEntry>;
}
