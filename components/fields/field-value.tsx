import type { ReactNode } from 'react';
import { lowerFirst } from '@/lib/format/title-case';
import type { FieldDefinition, Format } from '@/lib/resources/resource';
import { readField, type ShownField } from '@/lib/resources/shown-field';
import { CellLink } from './cell-link';
import { CourseTime } from './course-time';
import { EmailOnDemand } from './email-on-demand';
import { FieldLink } from './field-item';
import { Status } from './status';
import { Uid } from './uid';
import { WithNames } from './with-names';

/** Cell renderers by field id. If a renderer returns null, the field is shown as if it had no renderer. */
export type Cells<Item> = Readonly<Record<string, (item: Item, format: Format) => ReactNode>>;

/** @param row where the field is a cell of a table: the address of the row's record */
type Props = { field: ShownField; row?: { href: string | null } };

export function FieldValue({ field, row }: Props) {
  const { label, text, names = [], kind, align, href, playedAt, emailUrl } = field;
  if (emailUrl) return <EmailOnDemand key={emailUrl} url={emailUrl} />;
  if (text === null) return field.isUnread ? <Unreadable /> : '-';
  const isOfRow = href !== undefined && href === row?.href;
  if (kind === 'id') return <Uid value={text} what={lowerFirst(label)} href={row && href} isOfRow={isOfRow} />;
  if (kind === 'status') return <Status value={text} />;
  if (playedAt) return <CourseTime {...playedAt}>{text}</CourseTime>;
  if (kind === 'time' && !href) return text;
  if (row && href && align === 'end') return <CellLink href={href}>{text}</CellLink>;
  if (row && href) {
    return (
      <CellLink href={href} title={text} isOfRow={isOfRow}>
        <WithNames names={names}>{text}</WithNames>
      </CellLink>
    );
  }
  const words = (
    <WithNames names={names} {...(row && { title: text })}>
      {text}
    </WithNames>
  );
  return href ? <FieldLink href={href}>{words}</FieldLink> : words;
}

export function Unreadable() {
  return <span className="text-warning">Unreadable</span>;
}

/** Renders a table cell; null if plain text is enough or the field has no value. */
export function drawCell<Item>(
  field: FieldDefinition<Item>,
  item: Item,
  format: Format,
  rowHref: string | null,
): ReactNode {
  const shown = readField(field, item, format);
  const isPlain = shown.kind !== 'id' && shown.kind !== 'status' && !shown.playedAt && !shown.href && !shown.names;
  return shown.text === null || isPlain ? null : <FieldValue field={shown} row={{ href: rowHref }} />;
}
