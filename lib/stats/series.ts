import type { Span } from './days';
import { kindLabel } from './kind-label';
import { eventsCreated, groupsCreated, roundsPlayed, usersCreated } from './row-links';
import { type Sum, sumOf } from './sum';
import type { Point } from './trend';

export type SeriesName = 'newUsers' | 'newGroups' | 'newEvents' | 'playedRounds';

type Series = {
  label: string;
  /** Returns the URL of the list with the counted rows; null if each kind of row has a list of its own. */
  rowsOf: (span: Span) => string | null;
  rowsOfKind?: (kind: string, span: Span) => string | null;
};

/** Time series in the order in which screens show them. */
export const series: Readonly<Record<SeriesName, Series>> = {
  newUsers: { label: 'New users', rowsOf: usersCreated },
  newGroups: { label: 'New groups', rowsOf: groupsCreated },
  newEvents: { label: 'New events', rowsOf: eventsCreated },
  playedRounds: { label: 'Rounds played', rowsOf: () => null, rowsOfKind: roundsPlayed },
};

export const seriesNames = Object.keys(series) as SeriesName[];

export type Figure = { count: number; href: string | null } | Sum;

/** Splits a count into counts per kind; null if the API does not report the kinds. */
export function sumOfKinds(name: SeriesName, { span, count, byKind }: Point): Sum | null {
  const { rowsOfKind } = series[name];
  const parts = byKind?.map(({ kind, count }) => ({
    count,
    words: kindLabel(kind),
    href: rowsOfKind?.(kind, span) ?? null,
  }));
  return parts ? sumOf(count, parts, { words: 'of unknown type', href: null }) : null;
}

export function figureOf(name: SeriesName, point: Point): Figure {
  const sum = sumOfKinds(name, point);
  return sum && sum.parts.length > 0 ? sum : { count: point.count, href: series[name].rowsOf(point.span) };
}
