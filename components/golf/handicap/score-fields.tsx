import { CellLink } from '@/components/fields/cell-link';
import { drawCell } from '@/components/fields/draw-cell';
import type { Cells } from '@/components/fields/field-value';
import { formatDay } from '@/lib/format/date';
import { formatHandicap, handicapText } from '@/lib/format/handicap';
import { formatDecimal } from '@/lib/format/signed';
import type { Fields } from '@/lib/resources/resource';
import { routes } from '@/lib/routes';
import type { RecordedScore } from './explained-handicap';

export const roundHref = ({ entry: { round } }: RecordedScore) => round && routes.eventRound(round.uid);

const fields = {
  played: {
    label: 'Played',
    text: ({ playedAt, entry }, { timeZone }) => formatDay(playedAt ?? entry.changedAt, timeZone),
    kind: 'time',
    href: roundHref,
    width: 140,
    card: 'title',
  },
  event: { label: 'Event', text: ({ entry }) => entry.event?.name, width: 200 },
  against: {
    label: 'Index when played',
    text: ({ against, entry }) => handicapText(against ?? entry.previousHandicap),
    align: 'end',
    width: 140,
  },
  differential: {
    label: 'Score differential',
    text: ({ differential }) => formatDecimal(differential),
    align: 'end',
    width: 140,
    card: 'aside',
  },
  nine: {
    label: '9 holes',
    text: ({ nine }) => nine && `about ${formatDecimal(nine.played)} + ${formatDecimal(nine.expected)} expected`,
    width: 180,
  },
  reduction: {
    label: 'Reduction',
    text: ({ reduction, exceptional }) => {
      if (reduction === 0) return null;
      return exceptional === 0 ? formatDecimal(reduction) : `${formatDecimal(reduction)}, exceptional`;
    },
    align: 'end',
    width: 100,
  },
  counts: {
    label: 'Counts as',
    text: ({ counts, value }) => (counts ? formatDecimal(value) : 'Not counted'),
    align: 'end',
    width: 100,
  },
  handicap: {
    label: 'Handicap after',
    text: ({ entry }) => formatHandicap(entry.handicap),
    align: 'end',
    width: 120,
  },
} satisfies Fields<RecordedScore>;

export function scoreFields(scores: readonly RecordedScore[]): Fields<RecordedScore> {
  const { nine, reduction, ...others } = fields;
  return {
    ...others,
    ...(scores.some((score) => nine.text(score)) && { nine }),
    ...(scores.some((score) => reduction.text(score)) && { reduction }),
    counts: fields.counts,
    handicap: fields.handicap,
  };
}

export function scoreCells(memberUid: string): Cells<RecordedScore> {
  const eventOf = ({ entry: { event } }: RecordedScore) =>
    event && (
      <CellLink href={routes.eventBoardAt(event.uid, 'individuals', memberUid)} title={event.name}>
        <bdi>{event.name}</bdi>
      </CellLink>
    );
  const cells = Object.entries(fields).map(([id, field]): [string, Cells<RecordedScore>[string]] => [
    id,
    (score, format) => {
      const isEvent = id === 'event';
      if (score.counts) return isEvent ? eventOf(score) : null;
      const cell = isEvent ? eventOf(score) : drawCell(field, score, format, roundHref(score) ?? null);
      return cell && <span className="text-muted-foreground">{cell}</span>;
    },
  ]);
  return Object.fromEntries(cells);
}
