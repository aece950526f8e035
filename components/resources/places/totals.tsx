import { failureReason } from '@/components/feedback/failure-reason';
import { FieldItem, FieldLink } from '@/components/fields/field-item';
import { Skeleton } from '@/components/ui/skeleton';
import type { Result } from '@/lib/contract/result';
import { formatCount } from '@/lib/format/number';

type Total = { label: string; href: string; total: Result<number | null> };

const GRID = 'grid grid-cols-2 gap-x-6 gap-y-4 border-t px-6 py-5 text-sm max-sm:px-4 lg:grid-cols-4';

export async function Totals({ totals }: { totals: Promise<readonly Total[]> }) {
  return (
    <dl aria-label="Totals" className={GRID}>
      {(await totals).map(({ label, href, total }) => (
        <FieldItem key={label} label={label}>
          <FieldLink href={href}>{total.ok && total.value !== null ? formatCount(total.value) : 'Open list'}</FieldLink>
          {!total.ok && (
            <span data-slot="unread" className="block text-xs text-warning">
              {`Could not be counted: ${failureReason(total.failure)}`}
            </span>
          )}
        </FieldItem>
      ))}
    </dl>
  );
}

export function TotalsSkeleton({ labels }: { labels: readonly string[] }) {
  return (
    <dl aria-busy="true" className={`${GRID} noscript:hidden`}>
      {labels.map((label) => (
        <FieldItem key={label} label={label}>
          <Skeleton className="w-16" />
        </FieldItem>
      ))}
    </dl>
  );
}
