import { CountedLink } from '@/components/cells/counted-link';
import { Table, TableBody, TableCaption, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { PlayCount } from '@/lib/contract/course-play';
import { together } from './play-words';

const FIGURE = 'text-right tabular-nums';
const COUNTED = ['Friendly rounds', 'Event rounds'];

export function PlayTable({ label, head, counts }: { label: string; head: string; counts: readonly PlayCount[] }) {
  return (
    <Table className="max-w-3xl table-fixed">
      <TableCaption className="sr-only">{label}</TableCaption>
      <TableHeader>
        <TableRow>
          <TableHead scope="col" className="px-0">
            {head}
          </TableHead>
          {[...COUNTED, 'Together'].map((one) => (
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
