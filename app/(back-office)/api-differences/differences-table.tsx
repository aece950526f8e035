import { Badge } from '@/components/ui/badge';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { Difference } from '@/lib/api/differences/differences';
import { formatDateTime } from '@/lib/format/date';
import { formatCount } from '@/lib/format/number';

const heads = ['Endpoint', 'Difference', 'Times', 'First seen', 'Last seen', 'For example'];

export function DifferencesTable({ entries, timeZone }: { entries: readonly Difference[]; timeZone: string }) {
  return (
    // The focus reaches the box: it scrolls sideways, and nothing else in it takes the focus.
    <Table
      containerProps={{ role: 'region', 'aria-label': 'Differences', tabIndex: 0, className: 'border-y' }}
      className="min-w-240"
    >
      <TableHeader>
        <TableRow>
          {heads.map((head) => (
            <TableHead key={head} scope="col" className="h-10 px-3 text-sm first:pl-6 max-sm:first:pl-4">
              {head}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody className="[&_td]:px-3 [&_td]:py-2.5 [&_td]:align-top [&_td:first-child]:pl-6 max-sm:[&_td:first-child]:pl-4">
        {entries.map(({ endpoint, fault, uid, firstSeen, lastSeen, count }) => (
          <TableRow key={`${endpoint} ${fault}`}>
            <TableCell>
              <Badge variant="outline" className="font-mono font-normal">
                {endpoint}
              </Badge>
            </TableCell>
            <TableCell className="break-words">{fault}</TableCell>
            <TableCell>{formatCount(count)}</TableCell>
            <TableCell className="whitespace-nowrap">{formatDateTime(firstSeen, timeZone)}</TableCell>
            <TableCell className="whitespace-nowrap">{formatDateTime(lastSeen, timeZone)}</TableCell>
            <TableCell className="font-mono text-xs/5">{uid ?? '-'}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
