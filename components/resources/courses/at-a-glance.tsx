import type { ReactNode } from 'react';
import { BarTable } from '@/components/charts/bar-table';
import { CountedLink } from '@/components/fields/counted-link';
import { LoadFailure } from '@/components/golf/load-failure';
import { Link } from '@/components/navigation/link';
import { Table, TableBody, TableCaption, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { CoursePlay, LatestCards, PlayCount } from '@/lib/contract/course-play';
import type { Result } from '@/lib/contract/result';
import { zoneLabel } from '@/lib/format/date';
import { routes } from '@/lib/routes';
import { HolesByPlay } from './holes-by-play';
import { playedFormats, teesText, together } from './play-words';

type Props = {
  course: string;
  play: CoursePlay;
  timeZone: string;
};

export function AtAGlance({ course, play: { periods, formats, tees }, timeZone }: Props) {
  const played = playedFormats(formats);
  const all = tees.tees.reduce((sum, { count }) => sum + count, tees.unnamed);
  return (
    <div className="text-sm">
      <Section title="Play" note={`All rounds up to today, or of last month (${zoneLabel(timeZone)}).`}>
        <PlayTable label="Play" head="Period" counts={periods} />
      </Section>
      <Section title="Busiest formats" note="In the last 365 days.">
        {played.length > 0 ? (
          <PlayTable label="Busiest formats" head="Format" counts={played} />
        ) : (
          <p>No rounds yet.</p>
        )}
      </Section>
      <Section title="Busiest tees" note={['In the last 365 days.', ...teesText(tees)].join(' ')}>
        {tees.tees.length > 0 && (
          <div className="max-w-3xl">
            <BarTable
              label="Busiest tees"
              nameHead="Tee"
              countHead="Rounds"
              bars={tees.tees.map((tee) => ({ ...tee, href: null }))}
              total={all}
            />
          </div>
        )}
      </Section>
      <Section title="Stroke index by play">
        <Link href={routes.courseAtAGlance(course, 'by-play')} className={LINK}>
          Calculate from the latest 50 scorecards
        </Link>
      </Section>
    </div>
  );
}

/** Loaded on demand, because with it the screen would need more than 30 API calls. */
export function StrokeIndexByPlay({ course, latest }: { course: string; latest: Result<LatestCards> }) {
  return (
    <div className="text-sm">
      <Section title="Stroke index by play">
        {latest.ok ? (
          <HolesByPlay latest={latest.value} />
        ) : (
          <LoadFailure
            what="the rounds of this course"
            failure={latest.failure}
            href={routes.courseAtAGlance(course, 'by-play')}
          />
        )}
        <p className="pt-4">
          <Link href={routes.courseAtAGlance(course)} className={LINK}>
            Show rounds, formats and tees
          </Link>
        </p>
      </Section>
    </div>
  );
}

const LINK = 'rounded-sm font-medium text-primary hover:underline coarse:-my-3 coarse:py-3';

function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="px-6 pt-6 max-sm:px-4 last:pb-6">
      <h2 className="text-lg font-semibold">{title}</h2>
      {note && <p className="max-w-3xl pt-1 text-muted-foreground">{note}</p>}
      <div className="pt-2">{children}</div>
    </section>
  );
}

const FIGURE = 'text-right';
const COUNTED = ['Friendly rounds', 'Event rounds'];

function PlayTable({ label, head, counts }: { label: string; head: string; counts: readonly PlayCount[] }) {
  return (
    <Table className="max-w-3xl table-fixed">
      <TableCaption className="sr-only">{label}</TableCaption>
      <TableHeader>
        <TableRow>
          <TableHead scope="col" className="px-0">
            {head}
          </TableHead>
          {[...COUNTED, 'Total'].map((one) => (
            <TableHead key={one} scope="col" className="text-right whitespace-normal">
              {one}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {counts.map((one) => (
          <TableRow key={one.label}>
            <TableHead scope="row" className="px-0 text-sm font-normal whitespace-normal text-foreground">
              {one.label}
            </TableHead>
            {[one.friendly, one.event].map((of, place) => (
              <TableCell key={COUNTED[place]} className={FIGURE}>
                {of ? <CountedLink {...of} /> : <span className="text-muted-foreground">-</span>}
              </TableCell>
            ))}
            <TableCell className={`${FIGURE} font-medium`}>{together(one)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
