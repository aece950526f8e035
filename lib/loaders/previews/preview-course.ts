import 'server-only';
import { toResult } from '@/lib/contract/result';
import { formatCount } from '@/lib/format/number';
import { ratedFor } from '@/lib/format/rated-for';
import { teeFacts } from '@/lib/golf/scoring/tee-facts';
import { teeHoles } from '@/lib/golf/scoring/tee-holes';
import { findRecord } from '@/lib/loaders/find-record';
import { readTees } from '@/lib/loaders/read-tees';
import { course, courseSource, type RatedTee } from '@/lib/resources/courses';
import type { Preview, PreviewSection } from '@/lib/resources/preview';
import type { Format } from '@/lib/resources/resource';
import { routes } from '@/lib/routes';
import { describeRecord, UNREAD, withSections } from './preview-parts';

export function previewCourse(uid: string, format: Format): Promise<Preview | null> {
  return withSections(describeRecord(course, courseSource, uid, format), [teesOf(uid)]);
}

async function teesOf(uid: string): Promise<PreviewSection | null> {
  const found = await toResult(findRecord(courseSource, uid));
  if (!found.ok || !found.value) return null;
  return {
    title: 'Tees',
    href: routes.course(uid),
    columns: ['Tee', 'Rated for', 'Rating / slope', 'Par', 'Yards'],
    rows: readTees(found.value.item).map((row) => ({ cells: row.ok ? cellsOf(row.item) : [UNREAD] })),
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
