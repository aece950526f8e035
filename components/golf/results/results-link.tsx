import Link from 'next/link';
import { buttonVariants } from '@/components/ui/button-variants';

/** Leads to the results of an event or a round, to copy, print and download. */
export function ResultsLink({ href }: { href: string }) {
  return (
    <Link
      href={href}
      prefetch={false}
      aria-keyshortcuts="e"
      className={buttonVariants({ variant: 'outline', size: 'sm', className: 'coarse:h-11' })}
    >
      Results
    </Link>
  );
}
