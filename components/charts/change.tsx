import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import { formatChangeShare, formatDifference } from '@/lib/stats/change';

export function Change({ now, before }: { now: number; before: number }) {
  const Arrow = now > before ? ArrowUpRight : now < before ? ArrowDownRight : ArrowRight;
  const colour = now > before ? 'text-success' : now < before ? 'text-warning' : 'text-muted-foreground';
  const share = formatChangeShare(now, before);
  const difference = now === before ? 'no change' : formatDifference(now - before);
  return (
    <span className={`inline-flex items-baseline gap-1 text-xs whitespace-nowrap ${colour}`}>
      <Arrow aria-hidden className="size-3.5 self-center" />
      <span>{share === null ? difference : `${difference} (${share})`}</span>
    </span>
  );
}
