import { formatCount } from '@/lib/format/number';
import type { Nine, TeeHole } from '@/lib/golf/scoring/tee-facts';

const captions = { Out: 'Front nine', In: 'Back nine', Total: 'Holes' } as const;

/** The holes of a nine with their sums; the bars of distances share one scale. */
export function NineTable({ nine, longest }: { nine: Nine; longest: number }) {
  return (
    <table className="w-full table-fixed text-sm">
      <caption className="sr-only">{captions[nine.name]}</caption>
      <colgroup>
        <col className="w-12" />
        <col />
        <col className="w-14" />
        <col className="w-14" />
      </colgroup>
      <thead>
        <tr className="h-9 border-b border-border text-xs text-muted-foreground *:px-1 *:font-medium">
          <th scope="col" className="text-left">
            Hole
          </th>
          <th scope="col" className="text-right">
            Yards
          </th>
          <th scope="col" className="text-right">
            Par
          </th>
          <th scope="col" className="text-right">
            <abbr title="Stroke index" className="no-underline">
              SI
            </abbr>
          </th>
        </tr>
      </thead>
      <tbody>
        {nine.holes.map((hole) => (
          <HoleRow key={hole[0]} hole={hole} longest={longest} />
        ))}
      </tbody>
      <tfoot>
        <tr className="h-8 border-t border-muted-foreground font-semibold *:px-1">
          <th scope="row" className="text-left font-semibold">
            {nine.name}
          </th>
          <td className="text-right">{formatCount(nine.yards)}</td>
          <td className="text-right">{nine.par}</td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}

function HoleRow({ hole: [number, par, yards, strokeIndex], longest }: { hole: TeeHole; longest: number }) {
  return (
    <tr className="h-7 *:px-1 not-last:border-b not-last:border-border">
      <th scope="row" className="text-left font-normal">
        {number}
      </th>
      <td>
        <span className="flex items-center justify-end gap-2.5">
          <span className="flex max-w-22 grow justify-end">
            <span
              className="h-[3px] rounded-full bg-chart-1 opacity-70"
              style={{ width: `${share(yards, longest)}%` }}
            />
          </span>
          <span className="min-w-7 text-right">{formatCount(yards)}</span>
        </span>
      </td>
      <td className="text-right">{par}</td>
      <td className="text-right text-muted-foreground">{strokeIndex ?? '-'}</td>
    </tr>
  );
}

function share(yards: number, longest: number): number {
  return longest > 0 ? Math.max(0, (100 * yards) / longest) : 0;
}
