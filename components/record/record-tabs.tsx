import type { ReactNode } from 'react';
import { failureReason } from '@/components/feedback/failure-reason';
import { Link } from '@/components/navigation/link';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { formatCount } from '@/lib/format/number';
import type { LoadedTab } from '@/lib/resources/loaded';

type Props = {
  label: string;
  tabs: readonly LoadedTab[];
  children?: ReactNode;
};

export function RecordTabs({ label, tabs, children }: Props) {
  return (
    <Tabs>
      <TabsList aria-label={label}>
        {tabs.map((tab) => (
          <TabsTrigger key={tab.href} aria-current={tab.isOpen ? 'page' : undefined} asChild>
            <Link href={tab.href}>
              <span>{tab.label}</span>
              <Total total={tab.total} />
            </Link>
          </TabsTrigger>
        ))}
      </TabsList>
      {children && <TabsContent>{children}</TabsContent>}
    </Tabs>
  );
}

function Total({ total }: { total: LoadedTab['total'] }) {
  if (!total) return null;
  if (total === 'pending' || total.ok) {
    const value = total === 'pending' ? null : total.value;
    // The minimum width keeps tabs in place when their totals arrive.
    return <span className="min-w-6 font-normal text-muted-foreground">{value !== null && formatCount(value)}</span>;
  }
  const words = `Could not be counted: ${failureReason(total.failure)}`;
  return (
    <span data-slot="unread" title={words} className="font-normal text-warning">
      <span aria-hidden>?</span>
      <span className="sr-only">{words}</span>
    </span>
  );
}
