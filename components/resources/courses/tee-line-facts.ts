import { ratedFor } from '@/components/golf/rated-for';
import type { Course, RatedTee } from '@/lib/contract/courses';
import { type Row, soundItems } from '@/lib/contract/page';
import { field, type Reading, type Reads, readFrom } from '@/lib/contract/wire/unread';
import { formatCount } from '@/lib/format/number';
import { teeFacts } from '@/lib/golf/scoring/tee-facts';
import { teeHoles } from '@/lib/golf/scoring/tee-holes';
import type { Fact } from '@/lib/old-records/facts';
import { courseMarks } from './course-marks';
import { ratingWords } from './tee-lines';

/** What a course's tees come to, for a comparison: tees of one name and gender are one line of each figure. */
export function teeLineFacts(rows: readonly Row<RatedTee>[]): Fact<Course>[] {
  const tees = soundItems(rows);
  const marks = courseMarks(tees);
  const faults = `${marks.length} ${marks.length === 1 ? 'fault' : 'faults'}`;
  return [
    { label: 'Tees', text: () => String(rows.length), on: ['compare'] },
    ...tees.flatMap(factsOfTee),
    { label: 'To check', text: () => (marks.length === 0 ? 'Nothing' : faults), on: ['compare'] },
  ];
}

function factsOfTee(tee: RatedTee): Fact<Course>[] {
  const label = [tee.name, ratedFor(tee.gender)?.toLowerCase()].filter(Boolean).join(', ');
  return [
    { label: `${label}: rating / slope`, text: ofTee(tee, ratingWords), on: ['compare'] },
    { label: `${label}: par`, text: ofTee(tee, parText), on: ['compare'] },
    { label: `${label}: yards`, text: () => formatCount(teeFacts(teeHoles(tee)).yards), on: ['compare'] },
  ];
}

const parText: Reading<RatedTee, string> = field('par', (par, tee) => String(par ?? teeFacts(teeHoles(tee)).par));

const ofTee = (tee: RatedTee, what: Reads<RatedTee, string>) => ({ read: () => readFrom(tee, what) });
