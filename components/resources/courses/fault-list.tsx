import { FaultList } from '@/components/record/fault-list';
import { cn } from '@/components/ui/cn';
import { Separator } from '@/components/ui/separator';
import type { CourseMark } from './course-marks';

const key = 'flex items-center gap-2 before:size-2.5 before:rounded-xs before:border';

export function CourseFaultList({ marks }: { marks: readonly CourseMark[] }) {
  return (
    <FaultList
      title={marks.length === 1 ? '1 fault' : `${marks.length} faults`}
      markedIn="the table"
      faults={marks.map(({ tees, ...mark }) => ({ ...mark, note: tees }))}
      className="max-xl:border-b"
    >
      <Separator />
      <ul className="flex flex-wrap gap-x-5 gap-y-2 pt-3 text-xs leading-5 text-muted-foreground">
        <li className={cn(key, 'before:border-destructive before:bg-destructive-muted')}>
          Strokes or lengths are wrong
        </li>
        <li className={cn(key, 'before:border-warning before:bg-warning-muted')}>Unusual, worth a look</li>
      </ul>
    </FaultList>
  );
}
