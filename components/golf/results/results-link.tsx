import { Link } from '@/components/navigation/link';
import { buttonVariants } from '@/components/ui/button-variants';

export function ResultsLink({ href }: { href: string }) {
  return (
    <Link
      href={href}
      aria-keyshortcuts="e"
      className={buttonVariants({ variant: 'outline', size: 'sm', className: 'coarse:h-11' })}
    >
      Results
    </Link>
  );
}
