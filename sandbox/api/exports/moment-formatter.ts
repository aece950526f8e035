import { tzOffset } from '@date-fns/tz';
import { formatDateTime, formatDay } from '@/lib/format/date';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const twoDigits = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'));

/**
 * Like `formatDateTime`, but faster for many moments in one time zone: it computes offset and day only once per date.
 */
export function momentFormatter(zone: string): (moment: string | number) => string {
  const offsetAt = (day: number) => tzOffset(zone, new Date(day * dayMs)) * minuteMs;
  /** The offset of the time zone on a day; undefined on a day when the clocks change. */
  const offsetOn = remembered((day) => (offsetAt(day) === offsetAt(day + 1) ? offsetAt(day) : undefined));
  const nameOf = remembered((day) => formatDay(new Date(day * dayMs), 'UTC'));
  return (moment) => {
    const time = typeof moment === 'number' ? moment : Date.parse(moment);
    const offset = offsetOn(Math.floor(time / dayMs));
    if (offset === undefined) return formatDateTime(new Date(time), zone);
    const day = Math.floor((time + offset) / dayMs);
    const inDay = time + offset - day * dayMs;
    return `${nameOf(day)} ${twoDigits[Math.floor(inDay / hourMs)]}:${twoDigits[Math.floor((inDay % hourMs) / minuteMs)]}`;
  };
}

function remembered<Value>(find: (day: number) => Value): (day: number) => Value | undefined {
  const known = new Map<number, Value>();
  return (day) => {
    if (!known.has(day)) known.set(day, find(day));
    return known.get(day);
  };
}
