'use client';

import Link from 'next/link';
import { CopyButton } from '@/components/copy/copy-button';

type Props = {
  value: string;
  what: string;
  /** The row's record, when the id is its first cell. */
  href?: string;
};

/** The first eight characters of an id; the title, a copy and print have all of it. */
export function Uid({ value, what, href }: Props) {
  return (
    <span className="uid">
      {href ? (
        <Link href={href} prefetch={false} title={value} className="rounded-sm font-medium hover:underline">
          {value.slice(0, 8)}
        </Link>
      ) : (
        <span title={value}>{value.slice(0, 8)}</span>
      )}
      <CopyButton value={value} label={what} />
    </span>
  );
}
