import { Link } from '@/components/navigation/link';
import { buttonVariants } from '@/components/ui/button-variants';

export function PeekHeading({ href, children }: { href: string; children: string }) {
  return (
    <div className="flex items-start justify-between gap-4 px-6 pt-5 pb-2 max-sm:px-4">
      <h2 id="peek-title" className="min-w-0 text-xl font-semibold break-words">
        {children}
      </h2>
      <Link
        href={href}
        data-peek-open=""
        keepsList
        className={buttonVariants({ variant: 'outline', size: 'sm', className: 'shrink-0 coarse:h-11' })}
      >
        Open<span className="sr-only"> {children}</span>
      </Link>
    </div>
  );
}
