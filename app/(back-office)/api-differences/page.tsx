import { Download } from 'lucide-react';
import type { Metadata } from 'next';
import { CopyTextButton } from '@/components/old-cells/copy-text-button';
import { PageHeader } from '@/components/old-list/page-header';
import { LoadFailure } from '@/components/old-list/states/load-failure';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Empty, EmptyDescription } from '@/components/ui/empty';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { checkAccess } from '@/lib/api/access';
import { type Difference, recordedDifferences } from '@/lib/api/differences/differences';
import { ticketText } from '@/lib/api/differences/ticket';
import { requireSession } from '@/lib/auth/session/session';
import { toResult } from '@/lib/contract/result';
import { formatDateTime, zoneLabel } from '@/lib/format/date';
import { formatCount } from '@/lib/format/number';
import { routes } from '@/lib/routes';
import { readTimeZone } from '@/lib/server/preferences';

export const metadata: Metadata = { title: 'API differences' };

export default async function ApiDifferencesPage() {
  await requireSession();
  // The record is this process's own: only the API can say whether this reader may see what others met.
  const access = await toResult(checkAccess());
  if (!access.ok) {
    return <LoadFailure what="the differences" failure={access.failure} href={routes.apiDifferences} />;
  }
  const { since, entries, dropped } = recordedDifferences();
  const timeZone = await readTimeZone();
  return (
    <div className="flex max-h-[max(100dvh-48px,30rem)] flex-col">
      <PageHeader
        title="API differences"
        count={entries.length}
        description={
          <p className="max-w-prose text-sm text-muted-foreground">
            Where answers of the API were not as the contract says, seen by this instance since{' '}
            <span className="whitespace-nowrap">{formatDateTime(since, timeZone)}</span> ({zoneLabel(timeZone)}).
            {dropped > 0 && ` ${formatCount(dropped)} more were seen, of kinds that there was no room for.`}
          </p>
        }
        tools={
          entries.length > 0 && (
            <>
              <Button asChild variant="outline" size="sm">
                <a href={routes.apiDifferencesReport} download>
                  <Download aria-hidden className="text-muted-foreground" />
                  Download report
                </a>
              </Button>
              <CopyTextButton text={ticketText(since, entries)}>Copy for a ticket</CopyTextButton>
            </>
          )
        }
      />
      {entries.length > 0 ? (
        <DifferencesTable entries={entries} timeZone={timeZone} />
      ) : (
        <Empty className="border-y py-10 max-sm:px-4">
          <EmptyDescription>Every answer that this instance has read was as the contract says.</EmptyDescription>
        </Empty>
      )}
    </div>
  );
}

const heads = ['Endpoint', 'Difference', 'Times', 'First seen', 'Last seen', 'For example'];

const PADDING = 'px-3 first:pl-6 max-sm:first:pl-4';
const CELL = `py-2.5 align-top ${PADDING}`;

function DifferencesTable({ entries, timeZone }: { entries: readonly Difference[]; timeZone: string }) {
  return (
    // The focus reaches the box: it scrolls sideways, and nothing else in it takes the focus.
    <Table
      containerProps={{ role: 'region', 'aria-label': 'Differences', tabIndex: 0, className: 'border-y' }}
      className="min-w-240"
    >
      <TableHeader>
        <TableRow>
          {heads.map((head) => (
            <TableHead key={head} scope="col" className={`h-10 text-sm ${PADDING}`}>
              {head}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {entries.map(({ endpoint, fault, uid, firstSeen, lastSeen, count }) => (
          <TableRow key={`${endpoint} ${fault}`}>
            <TableCell className={CELL}>
              <Badge variant="outline" className="font-mono font-normal">
                {endpoint}
              </Badge>
            </TableCell>
            <TableCell className={`break-words ${CELL}`}>{fault}</TableCell>
            <TableCell className={CELL}>{formatCount(count)}</TableCell>
            <TableCell className={`whitespace-nowrap ${CELL}`}>{formatDateTime(firstSeen, timeZone)}</TableCell>
            <TableCell className={`whitespace-nowrap ${CELL}`}>{formatDateTime(lastSeen, timeZone)}</TableCell>
            <TableCell className={`font-mono text-xs/5 ${CELL}`}>{uid ?? '-'}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
