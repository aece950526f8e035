import { FactLink } from '@/components/cells/fact';
import { failureReason } from '@/components/feedback/failure-reason';
import { Table, TableBody, TableCaption, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { CountedList, PlayCount } from '@/lib/contract/course-play';
import { formatCount } from '@/lib/format/number';
import { together } from './play-words';

const FIGURE = 'text-right tabular-nums';

export function PlayTable({ label, head, counts }: { label: string; head: string; counts: readonly PlayCount[] }) {
  return (
    <Table className="max-w-3xl table-fixed">
      <TableCaption className="sr-only">{label}</TableCaption>
      <TableHeader>
        <TableRow>
          <TableHead scope="col" className="px-0">
            {head}
          </TableHead>
          {['Friendly rounds', 'Event rounds', 'Together'].map((one) => (
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
            <TableCell className={FIGURE}>
              <Counted of={one.friendly} />
            </TableCell>
            <TableCell className={FIGURE}>
              <Counted of={one.event} />
            </TableCell>
            <TableCell className={`${FIGURE} font-medium`}>{together(one)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Counted({ of }: { of: CountedList | null }) {
  if (!of) return <span className="text-muted-foreground">-</span>;
  const { href, total } = of;
  return (
    <>
      <FactLink href={href}>{total.ok && total.value !== null ? formatCount(total.value) : 'Open list'}</FactLink>
      {!total.ok && (
        <span data-slot="unread" className="block text-xs text-warning">
          {`Could not be counted: ${failureReason(total.failure)}`}
        </span>
      )}
    </>
  );
}
