import { millisecondsInDay } from 'date-fns/constants';

const DAYS = 365;

/** Rule 5.7: the lowest Index in the 365 days up to the latest score (5.7/1); null without such an Index (5.7/2). */
export function lowIndex(
  earlier: readonly { date: string; handicapIndex: number | null }[],
  day: string,
): number | null {
  const latest = earlier.at(-1)?.date;
  if (latest === undefined || latest < yearBefore(day)) return null;
  const since = yearBefore(latest);
  const indexes = earlier.flatMap(({ date, handicapIndex }) =>
    handicapIndex !== null && date >= since ? [handicapIndex] : [],
  );
  return indexes.length === 0 ? null : Math.min(...indexes);
}

/** @param day yyyy-MM-dd, possibly with text after it */
export function yearBefore(day: string): string {
  return new Date(Date.parse(day.slice(0, 10)) - DAYS * millisecondsInDay).toISOString().slice(0, 10);
}
