import { soundItems } from '@/lib/contract/page';
import type { ScorecardRows } from '@/lib/contract/scorecards';
import { attempt } from '@/lib/contract/unread';
import type { CardLine, Figure } from './card-sheet';
import { cardSheets, usableCards } from './scorecard-view';

/** How many figures of the cards do not follow from those beside them, in words without names. */
export function cardWords(answer: ScorecardRows): string[] {
  const format = attempt(() => answer.scoringFormat);
  if (!format.ok) return [];
  const { usable } = usableCards(soundItems(answer.rows), format.value);
  const lines = cardSheets(usable, format.value).flatMap((sheet) => sheet.lines);
  const count = lines.flatMap(figuresOf).filter(({ fault }) => fault).length;
  if (count === 0) return [];
  return [count === 1 ? 'A figure of a card does not add up.' : `${count} figures of the cards do not add up.`];
}

function figuresOf({ holes, sums }: CardLine): Figure[] {
  return [
    ...holes.flatMap(({ net, points }) => [net, points]),
    ...Object.values(sums).flatMap((named) => Object.values(named)),
  ];
}
