import Link from 'next/link';
import type { ReactNode } from 'react';
import { Status } from '@/components/list/status';
import { Uid } from '@/components/list/uid';
import type { FriendlyRound } from '@/lib/contract/friendly-rounds';
import { formatDateTime, zoneLabel } from '@/lib/format/date';
import { fullName } from '@/lib/format/name';
import { titleCase } from '@/lib/format/title-case';
import { routes } from '@/lib/routes';
import { teeOf, winnerOf } from './friendly-round-columns';

type Props = { round: FriendlyRound; timeZone: string };

/** A friendly round in two lines: how it was played and where, by whom and when. */
export function FriendlyRoundSubject({ round, timeZone }: Props) {
  const { uid, course, country, status, scoringFormat, matchplayFormat, createdAt, createdBy, winnerPlayer, event } =
    round;
  const format = [scoringFormat, matchplayFormat].flatMap((one) => (one ? [titleCase(one)] : [])).join(', ');
  return (
    <div className="min-w-0">
      <h1 className="text-xl font-semibold break-words">{course.name}</h1>
      <ul className="subject-line">
        <li>
          <Status value={status} />
        </li>
        <li>{format}</li>
        <li>
          <SubjectLink href={routes.course(course.uid)}>Course details</SubjectLink>
        </li>
        <li>{country.name}</li>
        <li>Tees {teeOf(round)}</li>
        {winnerPlayer && <li>Winner {winnerOf(round, timeZone)}</li>}
      </ul>
      <ul className="subject-line">
        <li>
          Created by <SubjectLink href={routes.user(createdBy.uid)}>{fullName(createdBy)}</SubjectLink>
        </li>
        <li>
          {formatDateTime(createdAt, timeZone)} {zoneLabel(timeZone)}
        </li>
        {event && (
          <li>
            Around <SubjectLink href={routes.event(event.uid)}>{event.name}</SubjectLink>
          </li>
        )}
        <li>
          <Uid value={uid} what="round ID" />
        </li>
      </ul>
    </div>
  );
}

/** A link within a line about a round or an event. */
export function SubjectLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      prefetch={false}
      className="rounded-sm font-medium text-foreground underline decoration-muted-foreground decoration-1 underline-offset-3"
    >
      {children}
    </Link>
  );
}
