import { type Fault, hasLost } from '@/lib/contract/read-item';
import { zoneLabel } from '@/lib/format/date';
import { visibleText } from '@/lib/format/visible-text';
import type { FieldDefinition, Format } from './resource';

/** A field of an item, as a screen shows it. */
export type ShownField = {
  label: string;
  /** Null if the item has no value. */
  text: string | null;
  /** Set if the item's value could not be parsed. */
  isUnread?: true;
  /** Explains the value. */
  meaning?: string;
  /** Names of people and teams that appear in the text. */
  names?: readonly string[];
  kind?: NonNullable<FieldDefinition<never>['kind']>;
  align?: 'end';
  href?: string;
  playedAt?: { at: string; courseUid: string };
  /** The URL that returns an e-mail address when staff reveal it. */
  emailUrl?: string;
};

export function readField<Item>(field: FieldDefinition<Item>, item: Item, format: Format): ShownField {
  const { label, kind, align, emailUrl } = field;
  const href = field.href?.(item);
  const playedAt = field.playedAt?.(item);
  const names = field.names?.(item);
  return {
    label,
    text: visibleText(field.text(item, format)),
    ...(kind && { kind }),
    ...(align && { align }),
    ...(href && { href }),
    ...(playedAt && { playedAt }),
    ...(names && { names }),
    ...(emailUrl && { emailUrl: emailUrl(item) }),
  };
}

/** True if the field is empty only because its value could not be parsed. */
export function isUnread<Item>(id: string, { reads = [id] }: FieldDefinition<Item>, faults: readonly Fault[]): boolean {
  return hasLost({ faults }, ...reads);
}

/** Reads a field for display outside a table, where a time needs its time zone. */
export function readFact<Item>(
  id: string,
  field: FieldDefinition<Item>,
  item: Item,
  format: Format,
  faults: readonly Fault[] = [],
): ShownField {
  const meaning = field.meaning?.(item);
  const shown = { ...readField(field, item, format), ...(meaning && { meaning }) };
  if (shown.text === null && isUnread(id, field, faults)) return { ...shown, isUnread: true };
  return shown.text && shown.kind === 'time'
    ? { ...shown, text: `${shown.text} ${zoneLabel(format.timeZone)}` }
    : shown;
}
