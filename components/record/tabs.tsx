import Link from 'next/link';
import type { ReactNode } from 'react';
import { failureReason } from '@/components/data-table/states/failure-reason';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import type { Result } from '@/lib/contract/result';
import { formatCount } from '@/lib/format/number';

export type Tab = {
  label: string;
  href: string;
  /** Null when it is not known; or the list that has it. */
  total?: number | null | Result<{ paging: { total: number | null } }>;
  open?: boolean;
};

/** Links between the screens of one record, each with its total, and the open screen. */
export function RecordTabs({ label, tabs, children }: { label: string; tabs: readonly Tab[]; children: ReactNode }) {
  return (
    <Tabs>
      <TabsList aria-label={label} variant="line">
        {tabs.map((tab) => (
          <TabsTrigger key={tab.href} aria-current={tab.open ? 'page' : undefined} asChild>
            <Link href={tab.href} prefetch={false}>
              {tab.label}
              <Total of={tab.total} />
            </Link>
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent>{children}</TabsContent>
    </Tabs>
  );
}

function Total({ of }: { of: Tab['total'] }) {
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
