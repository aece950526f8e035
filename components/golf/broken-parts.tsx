import { FailureToast } from '@/components/feedback/failure-toast';
import { Uid } from '@/components/fields/uid';
import { brokenRows } from '@/components/list/table/table-rows';
import type { ReadItem } from '@/lib/contract/read-item';
import { describeFaults } from '@/lib/resources/describe-faults';

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
                  {`${what} could not be read`}
                </span>
                {row.uid && <Uid value={row.uid} what="ID" />}
                <span className="font-mono text-xs break-all">{describeFaults(row.faults, {})}</span>
              </li>
            ),
        )}
      </ul>
      <FailureToast failure={failure} />
    </>
  );
}
