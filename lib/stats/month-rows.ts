import type { Result } from '@/lib/contract/result';
import { routes } from '@/lib/routes';
import { type Comparison, comparisonOfDays } from './comparison';
import { kindLabel } from './kind-label';
import type { MonthSpans } from './month';
import { type SeriesName, series, seriesNames } from './series';
import type { Point, Trend } from './trend';

const levels = {
  users: { label: 'Users', list: routes.users },
  groups: { label: 'Groups', list: routes.groups },
  events: { label: 'Events', list: routes.events },
  rounds: { label: 'Rounds created', list: null },
} as const;

const levelNames = Object.keys(levels) as (keyof typeof levels)[];

type LevelName = keyof typeof levels;

export type MonthTrends = { before: Trend; yearBefore: Trend };
/** Totals at the end of the period; null if the API does not report them. */
export type Totals = Readonly<Record<LevelName, number | null>>;

export type MonthReport = {
  spans: MonthSpans;
  series: Readonly<Record<SeriesName, Result<MonthTrends>>>;
  totals: Readonly<Record<keyof MonthSpans, Result<Totals>>>;
};

export const comparisonsOf = ({ now, before, yearBefore }: MonthSpans): Record<keyof MonthTrends, Comparison> => ({
  before: comparisonOfDays(now, before),
  yearBefore: comparisonOfDays(now, yearBefore),
});

/** `href` links to a list of exactly the counted rows. */
export type MonthFigure = { count: number | null; href: string | null };

export type MonthRow = { label: string; figures: Result<readonly [MonthFigure, MonthFigure, MonthFigure]> };

export function rowsInMonth(report: MonthReport): MonthRow[] {
  return seriesNames.flatMap((name) => {
    const { label, rowsOf } = series[name];
    const trends = report.series[name];
    if (!trends.ok) return [{ label, figures: trends }];
    const points = pointsOf(trends.value);
    const row = rowOf(label, points, ({ count, span }) => ({ count, href: rowsOf(span) }));
    const kinds = new Set(points.flatMap(({ byKind }) => (byKind ?? []).map(({ kind }) => kind)));
    return [row, ...Array.from(kinds, (kind) => rowOf(playedLabel(kind), points, countOf(kind)))];
  });
}

export function rowsAtEnd({ totals, spans }: MonthReport): MonthRow[] {
  const failure = [totals.now, totals.before, totals.yearBefore].find((total) => !total.ok);
  return levelNames.map((name) => {
    const { label, list } = levels[name];
    if (failure) return { label, figures: failure };
    const figure = (which: keyof MonthSpans) => {
      const at = totals[which];
      const href = list && routes.listed(list, { createdTo: spans[which].last });
      return { count: at.ok ? at.value[name] : null, href };
    };
    return { label, figures: { ok: true, value: [figure('now'), figure('before'), figure('yearBefore')] } };
  });
}

type Points = readonly [Point, Point, Point];

function pointsOf({ before, yearBefore }: MonthTrends): Points {
  const [first, second] = [before.compared, yearBefore.compared];
  if (!first || !second) throw new Error('A month report needs two comparisons, each with at least one day');
  return [first.now, first.before, second.before];
}

function rowOf(label: string, [now, before, yearBefore]: Points, figure: (point: Point) => MonthFigure): MonthRow {
  return { label, figures: { ok: true, value: [figure(now), figure(before), figure(yearBefore)] } };
}

const countOf =
  (kind: string) =>
  ({ byKind, span }: Point): MonthFigure => ({
    count: byKind && (byKind.find((one) => one.kind === kind)?.count ?? 0),
    href: series.playedRounds.rowsOfKind?.(kind, span) ?? null,
  });

function playedLabel(kind: string): string {
  const label = kindLabel(kind);
  return `${label.charAt(0).toUpperCase()}${label.slice(1)} played`;
}
