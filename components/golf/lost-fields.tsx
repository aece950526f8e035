import type { Fault } from '@/lib/contract/read-item';
import { describeFaults } from '@/lib/resources/describe-faults';

export function LostFields({ of, faults }: { of?: string; faults: readonly Fault[] }) {
  const text = describeFaults(faults, {});
  return (
    text && (
      <p data-slot="unread" className="flex gap-2 px-6 pb-3 text-sm wrap-anywhere text-warning max-sm:px-4">
        <span aria-hidden className="icon-triangle-alert small-icon mt-1 shrink-0" />
        <span>
          {of && <bdi>{`${of}:`}</bdi>} <span>{text}</span>
        </span>
      </p>
    )
  );
}
