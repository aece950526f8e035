import { BrokenParts } from '@/components/golf/broken-parts';
import { usableItems } from '@/lib/contract/read-item';
import { teeFacts } from '@/lib/golf/scoring/tee-facts';
import { teeHoles } from '@/lib/golf/scoring/tee-holes';
import { courseMarks } from '@/lib/resources/course-marks';
import type { RatedTee } from '@/lib/resources/courses';
import type { ReadItem } from '@/lib/resources/loaded';
import type { TeeFigures } from './course-handicap-of';
import { CourseHandicaps } from './course-handicaps';
import { CourseTable } from './course-table';
import { CourseFaultList } from './fault-list';

export function CourseTees({ rows }: { rows: readonly ReadItem<RatedTee>[] }) {
  const tees = usableItems(rows);
  const marks = courseMarks(tees.map(({ item }) => item));
  return (
    <>
      <BrokenParts what="A tee" rows={rows} />
      {rows.length === 0 && (
        <p className="border-t border-border px-6 py-12 text-center text-muted-foreground">No tees are recorded.</p>
      )}
      {tees.length > 0 && <CourseHandicaps tees={tees.map(({ item }) => figuresOf(item))} />}
      {tees.length > 0 && (
        <div className="flex flex-col border-t xl:flex-row-reverse xl:items-start">
          {marks.length > 0 && <CourseFaultList marks={marks} />}
          <CourseTable tees={tees} marks={marks} />
        </div>
      )}
    </>
  );
}

function figuresOf({ holes, ...tee }: RatedTee): TeeFigures {
  const { uid, name, gender, courseRating, slopeRating } = tee;
  const par = tee.par ?? (holes.length > 0 ? teeFacts(teeHoles({ holes })).par : null);
  return { uid, name, gender, courseRating, slopeRating, par, holes: holes.length };
}
