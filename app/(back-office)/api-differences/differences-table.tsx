import type { Difference } from '@/lib/api/differences/differences';
import { formatDateTime } from '@/lib/format/date';
import { formatCount } from '@/lib/format/number';

const heads = ['Endpoint', 'Difference', 'Times', 'First seen', 'Last seen', 'For example'];

export function DifferencesTable({ entries, timeZone }: { entries: readonly Difference[]; timeZone: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, and holds nothing else that takes the focus
    <section aria-label="Differences" tabIndex={0} className="overflow-x-auto border-y border-border">
      <table className="w-full min-w-240 text-left text-sm">
        <thead className="text-muted-foreground">
          <tr className="h-10 border-b border-border">
            {heads.map((head) => (
              <th key={head} scope="col" className="px-3 font-medium first:pl-6 max-sm:first:pl-4">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map(({ endpoint, fault, uid, firstSeen, lastSeen, count }) => (
            <tr key={`${endpoint} ${fault}`} className="border-b border-border align-top last:border-0">
              <td className="py-2.5 pr-3 pl-6 font-mono text-xs leading-5 max-sm:pl-4">{endpoint}</td>
              <td className="px-3 py-2.5 break-words">{fault}</td>
              <td className="px-3 py-2.5 tabular-nums">{formatCount(count)}</td>
              <td className="px-3 py-2.5 whitespace-nowrap tabular-nums">{formatDateTime(firstSeen, timeZone)}</td>
              <td className="px-3 py-2.5 whitespace-nowrap tabular-nums">{formatDateTime(lastSeen, timeZone)}</td>
              <td className="px-3 py-2.5 font-mono text-xs leading-5">{uid ?? '-'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
