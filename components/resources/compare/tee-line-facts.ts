import { formatCount } from '@/lib/format/number';
import { ratedFor } from '@/lib/format/rated-for';
import { teeFacts } from '@/lib/golf/scoring/tee-facts';
import { teeHoles } from '@/lib/golf/scoring/tee-holes';
import { readTees } from '@/lib/loaders/read-tees';
import { courseMarks } from '@/lib/resources/course-marks';
import type { CourseWithTees, RatedTee } from '@/lib/resources/courses';
import type { ComparedFact } from './compared-rows';

/** Labels contain the tee's name and gender, because a comparison puts equal labels of two courses into one row. */
export function teeLineFacts(course: CourseWithTees): ComparedFact[] {
  const rows = readTees(course);
  const tees = rows.flatMap((row) => (row.ok ? [row.item] : []));
  const { length } = courseMarks(tees);
  return [
    { label: 'Tees', value: String(rows.length) },
    ...tees.flatMap(factsOfTee),
    { label: 'Data errors', value: length === 0 ? 'None' : String(length) },
  ];
}

function factsOfTee(tee: RatedTee): ComparedFact[] {
  const { name, gender, courseRating, slopeRating } = tee;
  const { par, yards } = teeFacts(teeHoles(tee));
  const label = [name, ratedFor(gender)?.toLowerCase()].filter(Boolean).join(', ');
  return [
    { label: `${label}: rating / slope`, value: `${courseRating?.toFixed(1) ?? '-'} / ${slopeRating ?? '-'}` },
    { label: `${label}: par`, value: String(tee.par ?? par) },
    { label: `${label}: yards`, value: formatCount(yards) },
  ];
}
