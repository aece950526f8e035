import type { Metadata } from 'next';
import { CopyTextButton } from '@/components/copy/copy-text-button';
import { recordedDifferences } from '@/lib/api/differences/differences';
import { ticketText } from '@/lib/api/differences/ticket';
import { requireSession } from '@/lib/auth/session/session';
import { formatDateTime, zoneLabel } from '@/lib/format/date';
import { formatCount } from '@/lib/format/number';
import { readTimeZone } from '@/lib/server/preferences';
import { DifferencesTable } from './differences-table';

export const metadata: Metadata = { title: 'API differences' };

export default async function ApiDifferencesPage() {
  await requireSession();
  const { since, entries, dropped } = recordedDifferences();
  const timeZone = await readTimeZone();
  return (
    <div className="list-screen">
      <div className="list-header">
        <div className="min-w-0">
          <h1 className="text-xl font-semibold">
            API differences{' '}
            <span className="ml-1.5 font-normal text-muted-foreground">{formatCount(entries.length)}</span>
          </h1>
          <p className="max-w-prose text-sm text-muted-foreground">
            Where answers of the API were not as the contract says, met by everybody who worked here since{' '}
            {formatDateTime(since, timeZone)} ({zoneLabel(timeZone)}).
            {dropped > 0 && ` ${formatCount(dropped)} more were met, of kinds that there was no room for.`}
          </p>
        </div>
        {entries.length > 0 && (
          <div className="list-tools">
            <CopyTextButton text={ticketText(since, entries)}>Copy for a ticket</CopyTextButton>
          </div>
        )}
      </div>
      {entries.length > 0 ? (
        <DifferencesTable entries={entries} timeZone={timeZone} />
      ) : (
        <p className="border-y border-border px-6 py-10 text-center text-sm text-muted-foreground max-sm:px-4">
          Every answer was as the contract says.
        </p>
      )}
    </div>
  );
}
