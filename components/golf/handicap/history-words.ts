import type { HistoryMark } from './history';

const kinds: Readonly<Record<HistoryMark['kind'], (count: number) => string>> = {
  jump: (count) => (count === 1 ? 'A sudden change of more than 3.0.' : `${count} sudden changes of more than 3.0.`),
  aboveMaximum: (count) => (count === 1 ? 'A handicap above 54.0.' : `${count} handicaps above 54.0.`),
  outOfOrder: (count) => (count === 1 ? 'A date out of order.' : `${count} dates out of order.`),
};

export function historyWords(marks: readonly Pick<HistoryMark, 'kind'>[]): string[] {
  return Object.entries(kinds).flatMap(([kind, words]) => {
    const count = marks.filter((mark) => mark.kind === kind).length;
    return count === 0 ? [] : [words(count)];
  });
}
