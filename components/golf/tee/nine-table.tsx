import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableFooter,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table';
import { formatCount } from '@/lib/format/number';
import type { Nine, TeeHole } from '@/lib/golf/scoring/tee-facts';

const captions = { Out: 'Front nine', In: 'Back nine', Total: 'Holes' } as const;

export function NineTable({ nine, longest }: { nine: Nine; longest: number }) {
  return (
    <Table className="table-fixed">
      <TableCaption className="sr-only">{captions[nine.name]}</TableCaption>
      <colgroup>
        <col className="w-12" />
        <col />
        <col className="w-14" />
        <col className="w-14" />
      </colgroup>
      <TableHeader>
        <TableRow>
          <TableHead scope="col" className="px-1">
            Hole
          </TableHead>
          <TableHead scope="col" className="px-1 text-right">
            Yards
          </TableHead>
          <TableHead scope="col" className="px-1 text-right">
            Par
          </TableHead>
          <TableHead scope="col" className="px-1 text-right">
            <abbr title="Stroke index" className="no-underline">
              SI
            </abbr>
          </TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {nine.holes.map((hole) => (
          <HoleRow key={hole[0]} hole={hole} longest={longest} />
        ))}
      </TableBody>
      <TableFooter className="border-muted-foreground bg-transparent font-semibold">
        <TableRow className="h-8 border-0">
          <TableHead scope="row" className={`${rowHead} font-semibold`}>
            {nine.name}
          </TableHead>
          <TableCell className={figure}>{formatCount(nine.yards)}</TableCell>
          <TableCell className={figure}>{nine.par}</TableCell>
          <TableCell className={figure} />
        </TableRow>
      </TableFooter>
    </Table>
  );
}

const rowHead = 'h-auto px-1 text-sm text-foreground';
const figure = 'px-1 py-0 text-right';

function HoleRow({ hole: [number, par, yards, strokeIndex], longest }: { hole: TeeHole; longest: number }) {
  return (
    <TableRow className="h-7">
      <TableHead scope="row" className={`${rowHead} font-normal`}>
        {number}
      </TableHead>
      <TableCell className={figure}>
        <span className="flex items-center justify-end gap-2.5">
          <span className="flex max-w-22 grow justify-end">
            <span
              className="h-[3px] rounded-full bg-chart-1 opacity-70"
              style={{ width: `${share(yards, longest)}%` }}
            />
          </span>
          <span className="min-w-7">{formatCount(yards)}</span>
        </span>
      </TableCell>
      <TableCell className={figure}>{par}</TableCell>
      <TableCell className={`${figure} text-muted-foreground`}>{strokeIndex ?? '-'}</TableCell>
    </TableRow>
  );
}

function share(yards: number, longest: number): number {
  return longest > 0 ? Math.max(0, (100 * yards) / longest) : 0;
}
