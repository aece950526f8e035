import { Link } from '@/components/navigation/link';
import { FactLink } from '@/components/old-cells/fact';
import { drawn } from '@/components/old-cells/readable';
import { Status } from '@/components/old-cells/status';
import type { Timeline as ReadTimeline } from '@/lib/contract/timeline';
import type { User } from '@/lib/contract/users';
import { formatTime, zoneLabel } from '@/lib/format/date';
import { routes } from '@/lib/routes';
import { lineOf, type TimelineLine } from './timeline-line';
import { timelineGapWords } from './timeline-words';

type Props = { golfer: User; timeline: ReadTimeline; timeZone: string };

const DAY = 'grid grid-cols-[7rem_1fr] gap-x-4 gap-y-1.5 border-t px-6 py-2.5 max-sm:grid-cols-1 max-sm:px-4';
const LINE = 'grid grid-cols-[3rem_7.5rem_1fr] gap-x-3 py-0.5 max-sm:grid-cols-[3rem_1fr] max-sm:py-1';
const PAGE_LINK = 'rounded-sm font-medium text-primary hover:underline coarse:-my-3 coarse:py-3';

export function Timeline({ golfer, timeline, timeZone }: Props) {
  const { days, before, earlier, gaps } = timeline;
  return (
    <section aria-labelledby="timeline" className="text-sm">
      <h2 id="timeline" className="px-6 pt-6 text-lg font-semibold max-sm:px-4">
        What happened
      </h2>
      <div className="px-6 pt-1 pb-4 text-muted-foreground max-sm:px-4">
        <p>{`${reachWords(timeline)} Days and times in ${zoneLabel(timeZone)}.`}</p>
        {gaps.map((gap) => (
          <p key={`${gap.kind} ${gap.what}`} data-slot="unread" className={gap.kind === 'failed' ? 'text-warning' : ''}>
            {timelineGapWords(gap)}
          </p>
        ))}
        {before !== null && (
          <Link href={routes.userTimeline(golfer.uid)} className={PAGE_LINK}>
            Latest days
          </Link>
        )}
      </div>
      {before === null && <Now golfer={golfer} />}
      {days.map(({ day, happenings }) => (
        <div key={day} className={DAY}>
          <h3 className="py-0.5 font-medium">{day}</h3>
          <ol aria-label={day}>
            {happenings.map((one) => (
              <li key={`${one.kind} ${one.uid}`} className={LINE}>
                <time dateTime={one.at} className="text-muted-foreground">
                  {formatTime(one.at, timeZone)}
                </time>
                <Line {...lineOf(one, golfer.uid)} />
              </li>
            ))}
          </ol>
        </div>
      ))}
      {earlier !== null && (
        <p className="border-t px-6 py-4 max-sm:px-4">
          <Link href={routes.userTimeline(golfer.uid, earlier)} className={PAGE_LINK}>
            {`Earlier than ${earlier}`}
          </Link>
        </p>
      )}
    </section>
  );
}

/** How a golfer stands, which the API says without a date. */
function Now({ golfer }: { golfer: User }) {
  return (
    <div className={DAY}>
      <h3 className="font-medium">Now</h3>
      <p className="flex flex-wrap gap-x-2">
        {drawn(golfer, 'status', (status) => (status ? <Status value={status} /> : 'No status'))}
        <span className="text-muted-foreground">since when is not recorded</span>
      </p>
    </div>
  );
}

function Line({ what, href, name, said }: TimelineLine) {
  return (
    <>
      <span className="text-muted-foreground">{what}</span>
      <span className="flex min-w-0 flex-wrap gap-x-2 max-sm:col-start-2">
        <FactLink href={href}>{name}</FactLink>
        {said.map((one, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: each place has one meaning
          <span key={place} className="min-w-0 break-words text-muted-foreground">
            {one}
          </span>
        ))}
      </span>
    </>
  );
}

function reachWords({ days, before, earlier, gaps }: ReadTimeline): string {
  const part = gaps.some(({ kind }) => kind === 'failed') ? 'Of what could be loaded, complete' : 'Complete';
  const until = before === null ? '' : ` before ${before}`;
  if (earlier !== null) return `${part} back to ${days.at(-1)?.day}${until}.`;
  if (gaps.some(({ kind }) => kind === 'unread')) return 'Not complete.';
  return days.length === 0 ? `Nothing is recorded${until}.` : `${part}${until}: nothing is recorded earlier.`;
}
