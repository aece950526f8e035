import { FailureToast } from '@/components/feedback/list-toast';
import { Uid } from '@/components/old-cells/uid';
import type { Row } from '@/lib/contract/page';
import { faultSummary } from '@/lib/contract/result';

export function BrokenParts({ what, rows }: { what: string; rows: readonly Row<unknown>[] }) {
  const broken = rows.flatMap((row) => (row.ok ? [] : [row]));
  if (broken.length === 0) return null;
  return (
    <>
      <ul className="border-l-2 border-warning bg-warning-muted text-sm">
        {broken.map(({ uid, faults }) => (
          <li key={faults[0]} className="flex flex-wrap items-center gap-x-6 gap-y-1 px-6 py-2 max-sm:px-4">
            <span className="flex items-center gap-2 font-medium text-warning">
              <span aria-hidden className="icon-triangle-alert small-icon" />
              {`${what} could not be read`}
            </span>
            {uid && <Uid value={uid} what="ID" whole />}
            <span className="font-mono text-xs break-all">{faultSummary(faults)}</span>
          </li>
        ))}
      </ul>
      <FailureToast failure={{ kind: 'broken', message: faultSummary(broken.flatMap(({ faults }) => faults)) }} />
    </>
  );
}
