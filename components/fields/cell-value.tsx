import { lowerFirst } from '@/lib/format/title-case';
import type { ShownField } from '@/lib/resources/shown-field';
import { CellLink } from './cell-link';
import { CourseTime } from './course-time';
import { Status } from './status';
import { UidCell } from './uid';
import { WithNames } from './with-names';

/** What a table shows of a field besides its text. `isOfRow`: the link opens the row's own record. */
export type CellFacts = Pick<ShownField, 'names' | 'playedAt' | 'href'> & { isOfRow?: true };

type Props = {
  column: Pick<ShownField, 'label'> & { [Key in 'kind' | 'align']?: ShownField[Key] | undefined };
  text: string;
  facts: CellFacts | undefined;
  rowHref: string | null;
};

/** The content of a table cell with a value. Its style sheet isolates text of either direction. */
export function CellValue({ column: { label, kind, align }, text, facts = {}, rowHref }: Props) {
  const { names, playedAt, isOfRow = false } = facts;
  const href = isOfRow ? rowHref : facts.href;
  if (kind === 'id') return <UidCell value={text} what={lowerFirst(label)} href={href} isOfRow={isOfRow} />;
  if (kind === 'status') return <Status value={text} />;
  if (playedAt) return <CourseTime {...playedAt}>{text}</CourseTime>;
  if (href && align === 'end') return <CellLink href={href}>{text}</CellLink>;
  if (href) {
    return (
      <CellLink href={href} title={text} isOfRow={isOfRow}>
        {names ? <WithNames names={names}>{text}</WithNames> : text}
      </CellLink>
    );
  }
  if (!names) return text;
  return (
    <WithNames names={names} title={text}>
      {text}
    </WithNames>
  );
}
