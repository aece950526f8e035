import { failureReason } from '@/components/feedback/failure-reason';
import type { Result } from '@/lib/contract/result';
import { formatCount } from '@/lib/format/number';
import { FactLink } from './fact';

/** How many rows a list has, which leads to it; why they could not be counted. */
export function CountedLink({ href, total }: { href: string; total: Result<number | null> }) {
  return (
    <>
      <FactLink href={href}>{total.ok && total.value !== null ? formatCount(total.value) : 'Open list'}</FactLink>
      {!total.ok && (
        <span data-slot="unread" className="block text-xs text-warning">
          {`Could not be counted: ${failureReason(total.failure)}`}
        </span>
      )}
    </>
  );
}
