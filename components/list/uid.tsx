'use client';

import { CopyButton } from '@/components/ui/copy-button';

/** The first eight characters of an id in mono; the whole in its title, on copy and on paper. */
export function Uid({ value, what }: { value: string; what: string }) {
  return (
    <span className="uid">
      <span title={value}>{value.slice(0, 8)}</span>
      <CopyButton value={value} label={what} />
    </span>
  );
}
