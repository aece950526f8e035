import { FieldLink } from '@/components/fields/field-item';
import { Status } from '@/components/fields/status';
import { Link } from '@/components/navigation/link';
import { formatTime, zoneLabel } from '@/lib/format/date';
import type { Timeline as LoadedTimeline } from '@/lib/resources/timeline';
import type { User } from '@/lib/resources/users';
import { routes } from '@/lib/routes';
import { describeHappening, type TimelineLine } from './timeline-line';
import { reachText, timelineGapText } from './timeline-words';

type Props = { user: User; timeline: LoadedTimeline; timeZone: string };

const DAY = 'grid grid-cols-[7rem_1fr] gap-x-4 gap-y-1.5 border-t px-6 py-2.5 max-sm:grid-cols-1 max-sm:px-4';
const LINE = 'grid grid-cols-[3rem_7.5rem_1fr] gap-x-3 py-0.5 max-sm:grid-cols-[3rem_1fr] max-sm:py-1';
const PAGE_LINK = 'rounded-sm font-medium text-primary hover:underline coarse:-my-3 coarse:py-3';

export function Timeline({ user, timeline, timeZone }: Props) {
  const { days, before, earlier, gaps } = timeline;
  return (
    <section aria-labelledby="timeline" className="text-sm">
      <h2 id="timeline" className="px-6 pt-6 text-lg font-semibold max-sm:px-4">
        Timeline
      </h2>
      <div className="px-6 pt-1 pb-4 text-muted-foreground max-sm:px-4">
        <p>{`${reachText(timeline)} Days and times in ${zoneLabel(timeZone)}.`}</p>
        {gaps.map((gap) => (
          <p key={`${gap.kind} ${gap.what}`} data-slot="unread" className={gap.kind === 'failed' ? 'text-warning' : ''}>
            {timelineGapText(gap)}
          </p>
        ))}
        {before !== null && (
          <Link href={routes.userTimeline(user.uid)} className={PAGE_LINK}>
            Latest days
          </Link>
        )}
      </div>
      {before === null && <Now status={user.status} />}
      {days.map(({ day, happenings }) => (
        <div key={day} className={DAY}>
          <h3 className="py-0.5 font-medium">{day}</h3>
          <ol aria-label={day}>
            {happenings.map((one) => (
              <li key={`${one.kind} ${one.uid}`} className={LINE}>
                <time dateTime={one.at} className="text-muted-foreground">
                  {formatTime(one.at, timeZone)}
                </time>
                <Line {...describeHappening(one, user.uid, { timeZone })} />
              </li>
            ))}
          </ol>
        </div>
      ))}
      {earlier !== null && (
        <p className="border-t px-6 py-4 max-sm:px-4">
          <Link href={routes.userTimeline(user.uid, earlier)} className={PAGE_LINK}>
            {`Earlier than ${earlier}`}
          </Link>
        </p>
      )}
    </section>
  );
}

function Now({ status }: Pick<User, 'status'>) {
  return (
    <div className={DAY}>
      <h3 className="font-medium">Now</h3>
      <p className="flex flex-wrap gap-x-2">
        {status ? <Status value={status} /> : 'No status'}
        <span className="text-muted-foreground">start date unknown</span>
      </p>
    </div>
  );
}

function Line({ what, href, name, value, details }: TimelineLine) {
  return (
    <>
      <span className="text-muted-foreground">{what}</span>
      <span className="flex min-w-0 flex-wrap gap-x-2 max-sm:col-start-2">
        <FieldLink href={href}>
          <bdi>{name}</bdi>
        </FieldLink>
        {value && <span>{value}</span>}
        {details.map((detail, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the details keep their order
          <span key={index} className="min-w-0 break-words text-muted-foreground">
            {detail}
          </span>
        ))}
      </span>
    </>
  );
}
