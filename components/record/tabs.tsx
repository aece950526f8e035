import Link from 'next/link';
import { cn } from '@/components/ui/cn';
import { formatCount } from '@/lib/format/number';

export type Tab = {
  label: string;
  href: string;
  /** Null when it is not known. */
  total?: number | null;
  open?: boolean;
};

/** Links between the screens of one record, each with its total. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className="overflow-x-auto border-b border-border px-6 max-sm:px-4 print:hidden">
      <ul className="flex gap-6 max-sm:gap-4">
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link
              href={tab.href}
              prefetch={false}
              aria-current={tab.open ? 'page' : undefined}
              className={cn(
                '-mb-px flex h-9 items-center gap-1.5 border-b-2 text-sm font-medium whitespace-nowrap focus-visible:-outline-offset-2 coarse:h-11',
                tab.open
                  ? 'border-primary text-foreground'
                  : 'border-transparent text-muted-foreground hover:text-foreground',
              )}
            >
              {tab.label}
              {tab.total != null && <span className="font-normal text-muted-foreground">{formatCount(tab.total)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
