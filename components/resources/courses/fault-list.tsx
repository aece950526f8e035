import { FaultList } from '@/components/fields/fault-list';
import { Separator } from '@/components/ui/separator';
import type { CourseMark } from '@/lib/resources/course-marks';

export function CourseFaultList({ marks }: { marks: readonly CourseMark[] }) {
  return (
    <FaultList
      title={marks.length === 1 ? '1 data error' : `${marks.length} data errors`}
      markedIn="the table"
      faults={marks.map(({ tees, ...mark }) => ({ ...mark, note: tees }))}
      className="max-xl:border-b"
    >
      <Separator />
      <ul className="flex flex-wrap gap-x-5 gap-y-2 pt-3 text-xs leading-5 text-muted-foreground">
        <li className="flex items-center gap-2">
          <span aria-hidden className="size-2.5 rounded-xs border border-destructive bg-destructive-muted" />
          Error
        </li>
        <li className="flex items-center gap-2">
          <span aria-hidden className="size-2.5 rounded-xs border border-warning bg-warning-muted" />
          Warning
        </li>
      </ul>
    </FaultList>
  );
}
