import { Download } from 'lucide-react';
import type { Metadata } from 'next';
import { CopyTextButton } from '@/components/cells/copy-text-button';
import { PageHeader } from '@/components/list/page-header';
import { LoadFailure } from '@/components/list/states/load-failure';
import { Button } from '@/components/ui/button';
import { Empty, EmptyDescription } from '@/components/ui/empty';
import { checkAccess } from '@/lib/api/access';
import { recordedDifferences } from '@/lib/api/differences/differences';
import { ticketText } from '@/lib/api/differences/ticket';
import { requireSession } from '@/lib/auth/session/session';
import { toResult } from '@/lib/contract/result';
import { formatDateTime, zoneLabel } from '@/lib/format/date';
import { formatCount } from '@/lib/format/number';
import { routes } from '@/lib/routes';
import { readTimeZone } from '@/lib/server/preferences';
import { DifferencesTable } from './differences-table';

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
