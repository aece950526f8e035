import type { ReactNode } from 'react';
import { FailureToast } from '@/components/feedback/failure-toast';
import type { Cells } from '@/components/fields/field-value';
import { CouldNotLoad } from '@/components/list/states';
import { TabsContent } from '@/components/ui/tabs';
import type { Failure } from '@/lib/contract/result';
import { noLookupText } from '@/lib/format/no-lookup-text';
import { screenOf } from '@/lib/navigation';
import type { OpenedRecord } from '@/lib/resources/loaded';
import type { RecordDeclaration } from '@/lib/resources/resource';
import { FieldList } from './field-list';
import { TabShown } from './tab-totals';

type Props<Item extends { uid: string }> = {
  loaded: OpenedRecord<Item>;
  record: RecordDeclaration<Item>;
  /** The tab's label; by default the first tab. Only the first tab shows the record's fields. */
  tab?: string | undefined;
  /** Cell renderers by field id. */
  cells?: Cells<Item>;
  note?: ReactNode;
  /** Content that is part of the first HTML. */
  content?: ReactNode;
  /** Lists that may arrive after the first HTML. */
  children?: ReactNode;
};

/** What a screen shows below its record's heading and tabs. */
export function RecordContent<Item extends { uid: string }>({
  loaded: { uid, found, timeZone },
  record,
  tab = record.tabs[0]?.label,
  cells,
  note,
  content,
  children,
}: Props<Item>) {
  const href = record.tabs.find(({ label }) => label === tab)?.href(uid) ?? screenOf(record.kind, uid);
  const reason = !found.ok && <Reason failure={found.failure} noun={record.noun} href={href} />;
  // If the API refuses or does not respond, the lists would fail too, so the screen shows only the reason.
  if (!found.ok && (found.failure.kind === 'refused' || found.failure.kind === 'unreachable')) return reason;
  const hasFacts = tab === record.tabs[0]?.label && record.facts.length > 0;
  return (
    <TabsContent>
      {note}
      {found.ok
        ? hasFacts && <FieldList record={record} {...found.value} format={{ timeZone }} cells={cells} />
        : reason}
      {content}
      {children && (
        <noscript>
          <p className="px-6 py-5 text-sm text-muted-foreground max-sm:px-4">
            Turn on JavaScript to see the latest rows here, or open a tab above.
          </p>
        </noscript>
      )}
      {children}
      <TabShown />
    </TabsContent>
  );
}

function Reason({ failure, noun, href }: { failure: Failure; noun: string; href: string }) {
  if (failure.kind === 'no-lookup') {
    return <p className="px-6 py-5 text-sm text-warning max-sm:px-4">{noLookupText(noun)}</p>;
  }
  return (
    <>
      <CouldNotLoad what={`this ${noun}`} failure={failure} href={href} />
      <FailureToast failure={failure} />
    </>
  );
}
