import type { ReactNode } from 'react';
import { BothTimes } from '@/components/course-time/both-times';
import { CountLink } from '@/components/data-table/cells/links';
import { Uid } from '@/components/data-table/cells/uid';
import { Facts } from '@/components/record/facts';
import { SubjectLink } from '@/components/record/subject-link';
import type { Event } from '@/lib/contract/events';
import type { Result } from '@/lib/contract/result';
import { formatDateTime, zoneLabel } from '@/lib/format/date';
import { fullName } from '@/lib/format/name';
import { formatCount } from '@/lib/format/number';
import { titleCase } from '@/lib/format/title-case';
import { routes } from '@/lib/routes';

type Props = {
  event: Event;
  timeZone: string;
  /** The time zone of its course; undefined where no course is named. */
  courseZone?: Result<string | null> | undefined;
};

/** All facts of an event. */
export function EventFacts({ event, timeZone, courseZone }: Props) {
  const played = (at: string | null | undefined) =>
    at ? <BothTimes at={at} timeZone={timeZone} courseZone={courseZone} /> : '-';
  const moment = (iso: string | null | undefined) =>
    iso ? `${formatDateTime(iso, timeZone)} ${zoneLabel(timeZone)}` : '-';
  const link = (to: { uid: string; name: string } | null | undefined, href: (uid: string) => string): ReactNode =>
    to ? <SubjectLink href={href(to.uid)}>{to.name}</SubjectLink> : '-';
  return (
    <Facts
      facts={[
        ['Event ID', () => <Uid value={event.uid} what="event ID" />],
        ['Group', () => link(event.group, routes.group)],
        ['Course', () => link(event.course, routes.course)],
        ['Created by', () => link(creatorOf(event), routes.user)],
        ['Scoring format', () => titleCase(event.scoringFormat)],
        ['Team format', () => (event.teamFormat ? titleCase(event.teamFormat) : 'Everybody plays alone')],
        ['Starts', () => played(event.startDate)],
        ['Ends', () => played(event.endDate)],
        ['Players', () => countOf(event.participantsCount)],
        ['Teams', () => countOf(event.teamsCount)],
        ['Rounds', () => <CountLink href={routes.eventRoundsOf({ event: event.uid })} count={event.roundsCount} />],
        ['Created', () => moment(event.createdAt)],
      ]}
    />
  );
}

function creatorOf({ createdBy }: Event) {
  return createdBy && { uid: createdBy.uid, name: fullName(createdBy) };
}

function countOf(count: number | null | undefined): string {
  return count == null ? '-' : formatCount(count);
}
