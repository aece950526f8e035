import { NONE } from '@/lib/contract/none';
import { routes } from '@/lib/routes';
import type { Span } from './days';

/** Links from the dashboard's numbers to the rows that they count, in the same time zone. */

const created = ({ first, last }: Span) => ({ createdFrom: first, createdTo: last });

export const usersCreated = (span: Span) => routes.listed(routes.users, created(span));
export const usersOfStatus = (status: string | null) => routes.listed(routes.users, { status: status ?? NONE });
export const usersOfCountries = (countries: readonly string[]) =>
  routes.listed(routes.users, { country: countries.join(',') });
export const usersOfNoCountry = routes.listed(routes.users, { country: NONE });
export const usersOfRegion = (country: string, region: string | null) =>
  routes.listed(routes.users, { country, region: region ?? NONE });

export const groupsCreated = (span: Span) => routes.listed(routes.groups, created(span));
export const groupsOfSize = (min: number, max: number | null | undefined) =>
  routes.listed(routes.groups, { membersMin: String(min), ...(max != null && { membersMax: String(max) }) });

export const eventsCreated = (span: Span) => routes.listed(routes.events, created(span));
export const eventsOfStatus = (status: string) => routes.listed(routes.events, { status });

export const friendlyRoundsOfStatus = (status: string) => routes.listed(routes.friendlyRounds, { status });
export const eventRoundsOfStatus = (status: string) => routes.listed(routes.eventRounds, { status });

/** Returns the list with one kind of round; null for an unknown kind. */
export const roundsOfKind = (kind: string): string | null =>
  kind === FRIENDLY ? routes.friendlyRounds : kind === EVENT ? routes.eventRounds : null;
export function roundsPlayed(kind: string, span: Span): string | null {
  if (kind === FRIENDLY) return routes.listed(routes.friendlyRounds, created(span));
  if (kind !== EVENT) return null;
  return routes.listed(routes.eventRounds, { playedFrom: span.first, playedTo: span.last });
}

const FRIENDLY = 'FRIENDLY';
const EVENT = 'EVENT';
