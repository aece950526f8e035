import { zoneLabel } from '@/lib/format/date';
import { visibleText } from '@/lib/format/visible-text';
import type { FieldDialog } from './field-dialog';
import type { Field, Format } from './resource';

/** A field of one record, outside a table. */
export type RecordFact = {
  label: string;
  /** Null when the record has no value. */
  text: string | null;
  /** Names of people and teams that appear in the text. */
  names?: readonly string[];
  kind?: NonNullable<Field<never>['kind']>;
  href?: string;
  dialog?: FieldDialog;
  playedAt?: { at: string; courseUid: string };
  /** The URL from which an e-mail address is fetched when staff reveal it. */
  emailUrl?: string;
};

export function readFact<Item>(field: Field<Item>, item: Item, format: Format): RecordFact {
  const { label, kind, emailUrl } = field;
  const words = visibleText(field.text(item, format));
  const href = field.href?.(item);
  const dialog = field.dialog?.(item, format);
  const playedAt = field.playedAt?.(item);
  const names = field.names?.(item);
  return {
    label,
    text: words && kind === 'time' ? `${words} ${zoneLabel(format.timeZone)}` : words,
    ...(kind && { kind }),
    ...(href && { href }),
    ...(dialog && { dialog }),
    ...(playedAt && { playedAt }),
    ...(names && { names }),
    ...(emailUrl && { emailUrl: emailUrl(item) }),
  };
}
