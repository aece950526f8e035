import { formatDateTime } from '@/lib/format/date';
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

/** The uid of what a row names, for its filter: null where it names none, undefined where that is not known. */
export function uidOf(named: { uid: string } | null | undefined): string | null | undefined {
  return named === null ? null : named?.uid;
}
