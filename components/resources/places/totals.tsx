import { Fact, FactLink } from '@/components/cells/fact';
import { failureReason } from '@/components/feedback/failure-reason';
import type { Result } from '@/lib/contract/result';
import { formatCount } from '@/lib/format/number';

type Total = { label: string; href: string; total: Result<number | null> };

export function Totals({ totals }: { totals: readonly Total[] }) {
  return (
    <dl
      aria-label="Totals"
      className="grid grid-cols-2 gap-x-6 gap-y-4 border-t px-6 py-5 text-sm max-sm:px-4 lg:grid-cols-4"
    >
      {totals.map(({ label, href, total }) => (
        <Fact key={label} label={label}>
          <FactLink href={href}>{total.ok && total.value !== null ? formatCount(total.value) : 'Open list'}</FactLink>
          {!total.ok && (
            <span data-slot="unread" className="block text-xs text-warning">
              {`Could not be counted: ${failureReason(total.failure)}`}
            </span>
          )}
        </Fact>
      ))}
    </dl>
  );
}
