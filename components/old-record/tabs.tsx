import type { ReactNode } from 'react';
import { failureReason } from '@/components/feedback/failure-reason';
import { Link } from '@/components/navigation/link';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { formatCount } from '@/lib/format/number';
import type { DrawnTab } from '@/lib/old-records/opened-record';

type Props = { label: string; tabs: readonly DrawnTab[]; children?: ReactNode };

export function RecordTabs({ label, tabs, children }: Props) {
  return (
    <Tabs>
      <TabsList aria-label={label}>
        {tabs.map((tab) => (
          <TabsTrigger key={tab.href} aria-current={tab.open ? 'page' : undefined} asChild>
            <Link href={tab.href}>
              {tab.label}
              <Total of={tab.total} />
            </Link>
          </TabsTrigger>
        ))}
      </TabsList>
      {children && <TabsContent>{children}</TabsContent>}
    </Tabs>
  );
}

function Total({ of }: { of: DrawnTab['total'] }) {
  if (of == null) return null;
  if (typeof of === 'object' && !of.ok) {
    const words = `Could not be counted: ${failureReason(of.failure)}`;
    return (
      <span data-slot="unread" title={words} className="font-normal text-warning">
        <span aria-hidden>?</span>
        <span className="sr-only">{words}</span>
      </span>
    );
  }
  const total = typeof of === 'number' ? of : of.value.paging.total;
  return total !== null && <span className="font-normal text-muted-foreground">{formatCount(total)}</span>;
}
