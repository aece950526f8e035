import { Link } from '@/components/navigation/link';
import { buttonVariants } from '@/components/ui/button-variants';

type Props = {
  href: string;
  /** Whether the link has a shortcut key; false on lists, where this key exports the list. */
  hasKey?: boolean;
};

export function ResultsLink({ href, hasKey = true }: Props) {
  return (
    <Link
      href={href}
      aria-keyshortcuts={hasKey ? 'e' : undefined}
      className={buttonVariants({ variant: 'outline', size: 'sm', className: 'coarse:h-11' })}
    >
      Results
    </Link>
  );
}
