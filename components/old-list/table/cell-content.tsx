import type { ReactNode } from 'react';
import type { Head } from '@/components/old-cells/column';
import { CourseTime } from '@/components/old-cells/course-time';
import { CellLink, RowLink } from '@/components/old-cells/links';
import { Status } from '@/components/old-cells/status';
import { Uid } from '@/components/old-cells/uid';
import type { ReadRow } from '@/components/old-list/model/list-model';

/** What stands in a cell: as the server drew it, else its text, with its link; null where there is nothing. */
export function cellContent(row: ReadRow, head: Head, index: number): ReactNode {
  const drawn = row.cells[index];
  if (drawn !== undefined) return drawn;
  const text = row.texts[index] ?? null;
  if (text === null) return null;
  if (head.isStatus) return <Status value={text} />;
  const played = row.played?.[index];
  if (played) return <CourseTime played={played}>{text}</CourseTime>;
  const to = head.isLink ? row.href : row.links[index];
  if (head.idOf) return <Uid value={text} what={head.idOf} href={to ?? undefined} />;
  if (head.isLink && row.href) return <RowLink href={row.href}>{text}</RowLink>;
  if (!to) return text;
  return (
    <CellLink href={to} isNumber={head.align === 'end'}>
      {text}
    </CellLink>
  );
}
