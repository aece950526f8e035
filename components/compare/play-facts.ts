import { courseMarks } from '@/components/courses/course-marks';
import { ratedFor } from '@/components/courses/rated-for';
import { teeHoles } from '@/components/courses/tee-holes';
import { formatWords } from '@/components/events/formats';
import type { Course, RatedTee } from '@/lib/contract/courses';
import type { FriendlyRound } from '@/lib/contract/friendly-rounds';
import { type Row, soundItems } from '@/lib/contract/page';
import { orNull } from '@/lib/contract/unread';
import { formatDateTime } from '@/lib/format/date';
import { formatHandicap } from '@/lib/format/handicap';
import { fullName } from '@/lib/format/name';
import { formatCount } from '@/lib/format/number';
import { titleCase } from '@/lib/format/title-case';
import { teeFacts } from '@/lib/golf/scoring/tee-facts';
import { type ComparedFact, factsOf } from './compared-facts';

export function roundFacts(round: FriendlyRound, timeZone: string): ComparedFact[] {
  const { tee, winnerPlayer: winner } = round;
  return factsOf([
    ['Status', () => titleCase(round.status)],
    ['Format', () => formatWords(round.scoringFormat, round.matchplayFormat)],
    ['Played', () => formatDateTime(round.createdAt, timeZone)],
    ['Course', () => round.course.name],
    ['Country', () => round.country.name],
    ['Tees', () => tee.name],
    ['Holes', () => String(tee.holes.length)],
    ['Par', () => String(teeFacts(teeHoles(tee)).par)],
    ['Yards', () => formatCount(teeFacts(teeHoles(tee)).yards)],
    ['Created by', () => fullName(round.createdBy)],
    ['Winner', () => winner && fullName(winner)],
    ['Winner’s handicap', () => winner && formatHandicap(winner.handicap)],
    ['Event', () => round.event?.name],
  ]);
}

export function courseFacts(course: Course & { tees: readonly Row<RatedTee>[] }): ComparedFact[] {
  const tees = soundItems(course.tees);
  const marks = courseMarks(tees);
  return [
    ...factsOf([
      ['Country', () => course.country.name],
      ['Region', () => course.region?.name],
      ['Holes', () => (course.holesCount == null ? null : String(course.holesCount))],
      ['Tees', () => String(course.tees.length)],
    ]),
    ...tees.flatMap(ratedTee),
    {
      label: 'To check',
      value: marks.length === 0 ? 'Nothing' : `${marks.length} ${marks.length === 1 ? 'fault' : 'faults'}`,
    },
  ];
}

/** Its rating and slope, its par, its yards: tees of one name and gender are one line of each. */
function ratedTee(tee: RatedTee): ComparedFact[] {
  const label = [tee.name, orNull(() => ratedFor(tee.gender))?.toLowerCase()].filter(Boolean).join(', ');
  return factsOf([
    [`${label}: rating / slope`, () => `${tee.courseRating?.toFixed(1) ?? '-'} / ${tee.slopeRating ?? '-'}`],
    [`${label}: par`, () => String(tee.par ?? teeFacts(teeHoles(tee)).par)],
    [`${label}: yards`, () => formatCount(teeFacts(teeHoles(tee)).yards)],
  ]);
}
