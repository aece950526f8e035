import { FaultList } from '@/components/record/fault-list';
import type { CourseMark } from './course-marks';

/** The faults of a course, and what their colours mean. */
export function CourseFaultList({ marks }: { marks: readonly CourseMark[] }) {
  return (
    <FaultList
      title={marks.length === 1 ? '1 fault' : `${marks.length} faults`}
      markedIn="the table"
      faults={marks.map(({ tees, ...mark }) => ({ ...mark, note: tees }))}
    >
      <ul className="fault-key">
        <li data-severity="wrong">Strokes or lengths are wrong</li>
        <li data-severity="odd">Unusual, worth a look</li>
      </ul>
    </FaultList>
  );
}
