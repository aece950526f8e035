import 'server-only';
import { type ReadItem, usableItems } from '@/lib/contract/read-item';
import { toResult } from '@/lib/contract/result';
import { formatCount } from '@/lib/format/number';
import { ratedFor } from '@/lib/format/rated-for';
import { teeFacts } from '@/lib/golf/scoring/tee-facts';
import { teeHoles } from '@/lib/golf/scoring/tee-holes';
import { findRecord } from '@/lib/loaders/find-record';
import { readTees } from '@/lib/loaders/read-tees';
import { courseMarks } from '@/lib/resources/course-marks';
import { course, courseSource, type RatedTee } from '@/lib/resources/courses';
import type { Preview, PreviewSection } from '@/lib/resources/preview';
import type { Format } from '@/lib/resources/resource';
import { routes } from '@/lib/routes';
import { describeRecord, UNREAD, withSections } from './preview-parts';

export function previewCourse(uid: string, format: Format): Promise<Preview | null> {
  const tees = loadTees(uid);
  const sections = [
    tees.then((rows) => rows && sectionOfTees(uid, rows)),
    tees.then((rows) => rows && errorsOf(uid, rows)),
  ];
  return withSections(describeRecord(course, courseSource, uid, format), sections);
}

async function loadTees(uid: string): Promise<readonly ReadItem<RatedTee>[] | null> {
  const found = await toResult(findRecord(courseSource, uid));
  return found.ok && found.value ? readTees(found.value.item) : null;
}

function sectionOfTees(uid: string, rows: readonly ReadItem<RatedTee>[]): PreviewSection {
  return {
    title: 'Tees',
    href: routes.course(uid),
    columns: ['Tee', 'Rated for', 'Rating / slope', 'Par', 'Yards'],
    rows: rows.map((row) => ({ cells: row.ok ? cellsOf(row.item) : [UNREAD] })),
  };
}

function errorsOf(uid: string, rows: readonly ReadItem<RatedTee>[]): PreviewSection | null {
  const marks = courseMarks(usableItems(rows).map(({ item }) => item));
  if (marks.length === 0) return null;
  return {
    title: 'Data errors',
    href: routes.course(uid),
    columns: ['Error', 'Tees'],
    rows: marks.map(({ words, tees }) => ({ cells: [words, tees] })),
  };
}

function cellsOf(tee: RatedTee): string[] {
  const { par, yards } = teeFacts(teeHoles(tee));
  const { name, gender, courseRating, slopeRating } = tee;
  return [
    name,
    ratedFor(gender) ?? '',
    `${courseRating?.toFixed(1) ?? '-'} / ${slopeRating ?? '-'}`,
    String(tee.par ?? par),
    formatCount(yards),
  ];
}
