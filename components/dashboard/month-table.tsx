import { Change } from '@/components/charts/change';
import { CountLink } from '@/components/charts/count-link';
import { Links } from '@/components/charts/links';
import { failureReason } from '@/components/feedback/failure-reason';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { isCut, type Span } from '@/lib/stats/days';
import type { MonthSpans } from '@/lib/stats/month';
import type { MonthFigure, MonthRow } from '@/lib/stats/month-rows';

type Props = { label: string; spans: MonthSpans; rows: readonly MonthRow[] };

const CELL = 'text-right max-sm:pr-0 max-sm:pl-1';
const HEAD = `whitespace-normal ${CELL} max-sm:min-w-14 sm:w-[13.5%]`;
const CHANGE = `${CELL} last:pr-6 max-sm:last:pr-4`;

export function MonthTable({ label, spans, rows }: Props) {
  return (
    <Table aria-label={label} className="sm:table-fixed">
      <TableHeader>
        <TableRow>
          <TableHead scope="col" className="pl-6 whitespace-normal max-sm:min-w-20 max-sm:pl-4">
            {label}
          </TableHead>
          <MonthHead span={spans.now} />
          <MonthHead span={spans.before} />
          <TableHead scope="col" className={`sm:w-[20%] ${CHANGE}`}>
            Change
          </TableHead>
          <MonthHead span={spans.yearBefore} />
          <TableHead scope="col" className={`sm:w-[20%] ${CHANGE}`}>
            Change
          </TableHead>
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
              <TableCell colSpan={5} data-slot="unread" className="pr-6 text-right text-warning max-sm:pr-4">
                {`Could not be counted: ${failureReason(figures.failure)}`}
              </TableCell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Shows the days of an incomplete month below its name, because six columns are narrow on a phone. */
function MonthHead({ span: { first, last } }: { span: Span }) {
  const [month, days] = [first.slice(0, 'yyyy-MM'.length), `${Number(first.slice(-2))}–${Number(last.slice(-2))}`];
  return (
    <TableHead scope="col" className={HEAD}>
      {isCut({ first, last }, 'month') ? (
        <>
          <span className="whitespace-nowrap">{`${month},`}</span> <span className="whitespace-nowrap">{days}</span>
        </>
      ) : (
        month
      )}
    </TableHead>
  );
}

function Figures({ of: [now, before, yearBefore] }: { of: readonly [MonthFigure, MonthFigure, MonthFigure] }) {
  return (
    <>
      <Figure of={now} />
      <Figure of={before} />
      <ChangeCell now={now.count} before={before.count} />
      <Figure of={yearBefore} />
      <ChangeCell now={now.count} before={yearBefore.count} />
    </>
  );
}

function Figure({ of: { count, href } }: { of: MonthFigure }) {
  return (
    <TableCell className={`py-2 ${CELL}`}>
      {count === null ? (
        <span className="text-muted-foreground">unknown</span>
      ) : (
        <Links>
          <CountLink count={count} href={href} />
        </Links>
      )}
    </TableCell>
  );
}

function ChangeCell({ now, before }: { now: number | null; before: number | null }) {
  return (
    <TableCell className={`py-2 max-sm:[&_svg]:hidden [&_span]:whitespace-normal ${CHANGE}`}>
      {now !== null && before !== null && <Change now={now} before={before} />}
    </TableCell>
  );
}
