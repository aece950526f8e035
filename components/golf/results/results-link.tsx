import Link from 'next/link';
import { buttonVariants } from '@/components/ui/button-variants';

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
