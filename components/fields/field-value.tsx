import type { ReactNode } from 'react';
import { lowerFirst } from '@/lib/format/title-case';
import { visibleText } from '@/lib/format/visible-text';
import type { Field, Format } from '@/lib/resources/resource';
import { CellLink } from './cell-link';
import { CourseTime } from './course-time';
import { FieldDialogButton } from './dialogs/field-dialog';
import { Status } from './status';
import { Uid } from './uid';
import { WithNames } from './with-names';

/** Cell renderers by field id. If a renderer returns null, the field is shown as if it had no renderer. */
export type Cells<Item> = Readonly<Record<string, (item: Item, format: Format) => ReactNode>>;

/** Renders a field; null if its plain text is enough or it has no value. @param rowHref address of the row's record */
export function drawField<Item>(
  field: Field<Item>,
  item: Item,
  format: Format,
  rowHref: string | null = null,
): ReactNode | null {
  const text = visibleText(field.text(item, format));
  if (!text) return null;
  const href = field.href?.(item);
  const isOfRow = href != null && href === rowHref;
  if (field.kind === 'id') return <Uid value={text} what={lowerFirst(field.label)} href={href} isOfRow={isOfRow} />;
  if (field.kind === 'status') return <Status value={text} />;
  const played = field.playedAt?.(item);
  if (played) return <CourseTime {...played}>{text}</CourseTime>;
  const dialog = field.dialog?.(item, format);
  if (dialog) return <FieldDialogButton text={text} dialog={dialog} />;
  if (!href) {
    return field.names ? (
      <WithNames names={field.names(item)} title={text}>
        {text}
      </WithNames>
    ) : null;
  }
  if (field.align === 'end') return <CellLink href={href}>{text}</CellLink>;
  return (
    <CellLink href={href} title={text} isOfRow={isOfRow}>
      <WithNames names={field.names?.(item) ?? []}>{text}</WithNames>
    </CellLink>
  );
}
