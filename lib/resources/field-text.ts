import { formatDateTime, formatDay } from '@/lib/format/date';
import { formatCount } from '@/lib/format/number';
import { titleCase } from '@/lib/format/title-case';
import type { Format } from './resource';

type Text = string | null | undefined;

export function timeText(at: Text, { timeZone }: Format): string | null {
  return at ? formatDateTime(at, timeZone) : null;
}

export function wordText(word: Text): string | null {
  return word ? titleCase(word) : null;
}

export function labelled(label: string, text: Text): string | null {
  return text ? `${label} ${text}` : null;
}

export function counted(count: number | null | undefined, noun: string): string | null {
  return count == null ? null : `${formatCount(count)} ${noun}`;
}

export function dayText(at: Text, { timeZone }: Format): string | null {
  return at ? formatDay(at, timeZone) : null;
}

/** Returns a named record's uid; null if a row names no record, undefined if the field could not be parsed. */
export function uidOf(named: { uid: string } | null | undefined): string | null | undefined {
  return named === null ? null : named?.uid;
}
