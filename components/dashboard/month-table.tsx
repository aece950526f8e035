import { Change } from '@/components/charts/change';
import { CountLink } from '@/components/charts/count-link';
import { Links } from '@/components/charts/links';
import { failureReason } from '@/components/feedback/failure-reason';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { spanLabel } from '@/lib/stats/days';
import type { MonthSpans } from '@/lib/stats/month';
import type { MonthFigure, MonthRow } from '@/lib/stats/month-rows';

type Props = { label: string; spans: MonthSpans; rows: readonly MonthRow[] };

const HEAD = 'text-right max-lg:whitespace-normal';

export function MonthTable({ label, spans, rows }: Props) {
  return (
    <Table aria-label={label} className="table-fixed">
      <TableHeader>
        <TableRow>
          <TableHead className="w-1/5 pl-6 whitespace-normal max-sm:w-1/4 max-sm:pl-4">{label}</TableHead>
          <TableHead className={`w-1/6 max-sm:w-1/5 ${HEAD}`}>{spanLabel(spans.now)}</TableHead>
          <TableHead className={`lg:pr-37 ${HEAD}`}>{spanLabel(spans.before)}</TableHead>
          <TableHead className={`pr-4 sm:pr-6 lg:pr-41 ${HEAD}`}>{spanLabel(spans.yearBefore)}</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {rows.map(({ label: name, figures }) => (
          <TableRow key={name}>
            <TableHead scope="row" className="pl-6 text-sm font-normal whitespace-normal text-foreground max-sm:pl-4">
              {name}
            </TableHead>
            {figures.ok ? (
              <Figures of={figures.value} />
            ) : (
              <TableCell colSpan={3} data-slot="unread" className="pr-6 text-right text-warning max-sm:pr-4">
                {`Could not be counted: ${failureReason(figures.failure)}`}
              </TableCell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Figures({ of: [now, before, yearBefore] }: { of: readonly [MonthFigure, MonthFigure, MonthFigure] }) {
  return (
    <>
      <Figure of={now} />
      <Figure of={before} now={now.count} />
      <Figure of={yearBefore} now={now.count} />
    </>
  );
}

function Figure({ of: { count, href }, now }: { of: MonthFigure; now?: number | null }) {
  return (
    <TableCell className="py-2 last:pr-6 max-sm:last:pr-4">
      <div className="flex flex-wrap items-baseline justify-end gap-x-3 text-right max-lg:flex-col max-lg:items-end">
        {count === null ? (
          <span className="text-muted-foreground">unknown</span>
        ) : (
          <Links>
            <CountLink count={count} href={href} />
          </Links>
        )}
        {now !== undefined && (
          <span className="lg:w-32 lg:text-left max-lg:[&>*]:whitespace-normal max-sm:[&_svg]:hidden">
            {now !== null && count !== null && <Change now={now} before={count} />}
          </span>
        )}
      </div>
    </TableCell>
  );
}
