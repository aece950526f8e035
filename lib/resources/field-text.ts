import { formatDateTime, formatDay } from '@/lib/format/date';
import { formatCount } from '@/lib/format/number';
import { titleCase } from '@/lib/format/title-case';
import type { Format } from './resource';

type Text = string | null | undefined;

/** `2026-10-17 14:32` in the zone of the screen. */
export function timeText(at: Text, { timeZone }: Format): string | null {
  return at ? formatDateTime(at, timeZone) : null;
}

/** `IN_PROGRESS`: “In Progress”. */
export function wordText(word: Text): string | null {
  return word ? titleCase(word) : null;
}

/** `Handicap 4.1` */
export function labelled(label: string, text: Text): string | null {
  return text ? `${label} ${text}` : null;
}

/** `1,204 users` */
export function counted(count: number | null | undefined, noun: string): string | null {
  return count == null ? null : `${formatCount(count)} ${noun}`;
}

/** `2026-10-17` in the zone of the screen. */
export function dayText(at: Text, { timeZone }: Format): string | null {
  return at ? formatDay(at, timeZone) : null;
}

/** The uid of what a row names, for its filter: null where it names none, undefined where that is not known. */
export function uidOf(named: { uid: string } | null | undefined): string | null | undefined {
  return named === null ? null : named?.uid;
}
