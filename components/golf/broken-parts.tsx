import { FailureToast } from '@/components/feedback/failure-toast';
import { TechnicalDetails } from '@/components/feedback/technical-details';
import { Uid } from '@/components/fields/uid';
import { brokenRows } from '@/components/list/table/table-rows';
import type { ReadItem } from '@/lib/contract/read-item';

type Props = {
  what: string;
  rows: readonly ReadItem<unknown>[];
};

export function BrokenParts({ what, rows }: Props) {
  const failure = brokenRows(rows);
  if (!failure) return null;
  return (
    <>
      <ul className="border-l-2 border-warning bg-warning-muted text-sm">
        {rows.map(
          (row, index) =>
            !row.ok && (
              // biome-ignore lint/suspicious/noArrayIndexKey: a part that could not be parsed has no other key
              <li key={index} className="flex flex-wrap items-center gap-x-6 gap-y-1 px-6 py-2 max-sm:px-4">
                <span className="flex items-center gap-2 font-medium text-warning">
                  <span aria-hidden className="icon-triangle-alert small-icon" />
                  {`${what} unreadable: the golf service sent wrong data`}
                </span>
                {row.uid && <Uid value={row.uid} what="ID" />}
                <TechnicalDetails>
                  {row.faults.map(({ field, message }) => (field ? `${field}: ${message}` : message)).join('; ')}
                </TechnicalDetails>
              </li>
            ),
        )}
      </ul>
      <FailureToast failure={failure} />
    </>
  );
}
