import Link from 'next/link';
import type { ReactNode } from 'react';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { formatCount } from '@/lib/format/number';

export type Tab = {
  label: string;
  href: string;
  /** Null when it is not known. */
  total?: number | null;
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
              {tab.total != null && <span className="font-normal text-muted-foreground">{formatCount(tab.total)}</span>}
            </Link>
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent>{children}</TabsContent>
    </Tabs>
  );
}
