import { failureReason } from '@/components/feedback/failure-reason';
import { Link } from '@/components/navigation/link';
import type { Result } from '@/lib/contract/result';
import { formatCount } from '@/lib/format/number';

export function CountedLink({ href, total }: { href: string; total: Result<number | null> }) {
  return (
    <>
      <Link href={href} className="rounded-sm underline underline-offset-3">
        {total.ok && total.value !== null ? formatCount(total.value) : 'Open list'}
      </Link>
      {!total.ok && (
        <span data-slot="unread" className="block text-xs text-warning">
          {`Could not be counted: ${failureReason(total.failure)}`}
        </span>
      )}
    </>
  );
}
