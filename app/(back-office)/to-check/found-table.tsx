import Link from 'next/link';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { formatDateTime } from '@/lib/format/date';
import { shortUid } from '@/lib/format/uid';
import type { FoundRow } from './read-found';

const heads = ['Record', 'Kind', 'To check', 'Looked at'];

export function FoundTable({ rows, timeZone }: { rows: readonly FoundRow[]; timeZone: string }) {
  return (
    // The focus reaches the box: it scrolls sideways on a small screen.
    <Table
      containerProps={{ role: 'region', 'aria-label': 'To check', tabIndex: 0, className: 'border-y' }}
      className="max-sm:block max-sm:[&_:is(tbody,tr,td)]:block max-sm:[&_thead]:sr-only"
    >
      <TableHeader>
        <TableRow>
          {heads.map((head) => (
            <TableHead key={head} scope="col" className="h-10 px-3 text-sm first:pl-6">
              {head}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody className="max-sm:[&_tr]:px-4 max-sm:[&_tr]:py-2 sm:[&_td]:px-3 sm:[&_td]:py-2.5 sm:[&_td]:align-top max-sm:[&_td]:px-0 max-sm:[&_td]:py-0.5 sm:[&_td:first-child]:pl-6">
        {rows.map(({ kind, uid, label, href, name, failure, words, lookedAt }) => (
          <TableRow key={`${kind} ${uid}`}>
            <TableCell>
              <Link
                href={href}
                prefetch={false}
                title={uid}
                className="rounded-sm font-medium hover:underline coarse:-my-3 coarse:inline-block coarse:py-3"
              >
                {name ?? <span className="font-mono">{shortUid(uid)}</span>}
              </Link>
              {failure && <span className="block text-warning">{`Could not be loaded: ${failure}`}</span>}
            </TableCell>
            <TableCell className="whitespace-nowrap text-muted-foreground">{label}</TableCell>
            <TableCell className="break-words">{words.join(' ')}</TableCell>
            <TableCell className="whitespace-nowrap">{formatDateTime(lookedAt, timeZone)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
