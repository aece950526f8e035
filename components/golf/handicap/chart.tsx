import { cx } from 'class-variance-authority';
import { Link } from '@/components/navigation/link';
import { type ChartConfig, ChartContainer, ChartGrid, ChartLine } from '@/components/ui/chart';
import type { DatedHandicap } from '@/lib/contract/members';
import { formatDateTime } from '@/lib/format/date';
import { changeText, formatHandicap } from '@/lib/format/handicap';
import { routes } from '@/lib/routes';
import type { HandicapHistory, HistoryMark } from './history';
import { handicapTrend } from './history-words';
import { handicapPlot, type Point, stepPath } from './plot';

const HEIGHT = 180;

const config = { handicap: { color: 'var(--chart-1)' } } satisfies ChartConfig;

type Props = Pick<HandicapHistory, 'entries' | 'marksOf'> & { timeZone: string };

/** Hidden from screen readers, because the table has the same values and links. */
export function HandicapChart({ entries, marksOf, timeZone }: Props) {
  const { points, levels, dates } = handicapPlot(
    entries.map(({ changedAt, handicap }) => ({ at: changedAt, handicap })),
  );
  const lines = levels.map(({ handicap, y }) => ({ y: y * HEIGHT, label: formatHandicap(handicap) }));
  return (
    <ChartContainer config={config}>
      <p className="sr-only">{handicapTrend(entries, timeZone)}</p>
      <svg aria-hidden="true" width="100%" height={HEIGHT + 24} className="block overflow-visible">
        <ChartGrid lines={lines} gap={10} />
        {dates.map(({ label, x }) => (
          <text key={label} x={`${x * 100}%`} y={HEIGHT + 20} textAnchor="middle">
            {label}
          </text>
        ))}
        <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height={HEIGHT}>
          <ChartLine config={config} dataKey="handicap" d={stepPath(points)} />
        </svg>
        {entries.map((entry, index) => (
          <Step
            key={entry.uid}
            entry={entry}
            place={points[index] ?? { x: 0, y: 0 }}
            marks={marksOf.get(entry.uid) ?? []}
            timeZone={timeZone}
          />
        ))}
      </svg>
    </ChartContainer>
  );
}

const step = { 'data-slot': 'handicap-step', className: 'group' };

type StepProps = { entry: DatedHandicap; place: Point; marks: readonly HistoryMark[]; timeZone: string };

function Step({ entry, place, marks, timeZone }: StepProps) {
  const { changedAt, handicap, event, round } = entry;
  const at = { cx: `${place.x * 100}%`, cy: place.y * HEIGHT };
  const words = [
    `${formatDateTime(changedAt, timeZone)}: ${formatHandicap(handicap)}`,
    changeText(entry),
    event?.name && [event.name, round?.name].filter(Boolean).join(', '),
  ];
  const [first] = marks;
  const isWrong = first?.severity === 'wrong';
  const drawn = (
    <>
      <title>{words.filter(Boolean).join(' · ')}</title>
      <circle {...at} r={12} className="fill-transparent" />
      {first && (
        <circle
          {...at}
          r={7}
          className={cx('fill-background stroke-[1.5px]', isWrong ? 'stroke-destructive' : 'stroke-warning')}
        />
      )}
      <circle {...at} r={3} className="fill-chart-1 group-hover:[r:5px]" />
      {first && (
        <text
          x={at.cx}
          y={at.cy + 4}
          dx={-12}
          textAnchor="end"
          data-slot="fault-number"
          className={cx('font-semibold', isWrong ? 'fill-destructive' : 'fill-warning')}
        >
          {marks.map(({ number }) => number).join(', ')}
        </text>
      )}
    </>
  );
  if (!round) return <g {...step}>{drawn}</g>;
  return (
    <Link href={routes.eventRound(round.uid)} tabIndex={-1} {...step}>
      {drawn}
    </Link>
  );
}
