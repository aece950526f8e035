import { Link } from '@/components/navigation/link';
import { formatCount } from '@/lib/format/number';

type Props = { count: number; words?: string; href: string | null };

export function CountLink({ count, words, href }: Props) {
  const text = words ? `${formatCount(count)} ${words}` : formatCount(count);
  if (href === null) return <span>{text}</span>;
  return <Link href={href}>{text}</Link>;
}
