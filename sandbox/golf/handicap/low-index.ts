import { millisecondsInDay } from 'date-fns/constants';

const DAYS = 365;

/** Rule 5.7: the lowest Index of the 365 days before a day (yyyy-MM-dd), null when there was none. */
export function lowIndex(
  earlier: readonly { date: string; handicapIndex: number | null }[],
  day: string,
): number | null {
  const since = new Date(Date.parse(day) - DAYS * millisecondsInDay).toISOString().slice(0, 10);
  const indexes = earlier.flatMap(({ date, handicapIndex }) =>
    handicapIndex !== null && date >= since && date <= day ? [handicapIndex] : [],
  );
  return indexes.length === 0 ? null : Math.min(...indexes);
}
