import Link from 'next/link';
import { formatCount } from '@/lib/format/number';

type Props = { count: number; words?: string; href: string | null };

/** A count and what it is of: a link to its rows, where they are in a list. */
export function Counted({ count, words, href }: Props) {
  const text = words ? `${formatCount(count)} ${words}` : formatCount(count);
  if (href === null) return text;
  return (
    <Link href={href} prefetch={false} className="dash-link">
      {text}
    </Link>
  );
}
