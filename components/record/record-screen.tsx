import type { ReactNode } from 'react';
import { FailureToast } from '@/components/feedback/failure-toast';
import { FaultMark } from '@/components/fields/fault-mark';
import type { Cells } from '@/components/fields/field-value';
import { CouldNotLoad } from '@/components/list/states';
import { CrumbName } from '@/components/navigation/crumb-name';
import type { Failure } from '@/lib/contract/result';
import { noLookupText } from '@/lib/format/no-lookup-text';
import { kindOf } from '@/lib/navigation';
import { describeFaults } from '@/lib/resources/describe-faults';
import type { LoadedRecord } from '@/lib/resources/loaded';
import type { RecordDeclaration } from '@/lib/resources/resource';
import { Facts } from './facts';
import { RecordHeader } from './record-header';
import { RecordTabs } from './record-tabs';

type Props<Item extends { uid: string }> = {
  loaded: LoadedRecord<Item>;
  record: RecordDeclaration<Item>;
  /** Cell renderers by field id. */
  cells?: Cells<Item>;
  note?: ReactNode;
  tools?: ReactNode;
  /** Content that is part of the first HTML. */
  content?: ReactNode;
  /** Lists that may arrive after the first HTML. */
  children?: ReactNode;
};

export function RecordScreen<Item extends { uid: string }>({
  loaded,
  record,
  cells,
  note,
  tools,
  content,
  children,
}: Props<Item>) {
  const { uid, href, found, name, tabs, isFirstTab, timeZone } = loaded;
  const here = tabs.find(({ isOpen }) => isOpen)?.href ?? href;
  const reason = !found.ok && <Reason failure={found.failure} noun={record.noun} href={here} />;
  // When the API refuses or does not respond, the lists would fail too, so the screen shows only the reason.
  if (!found.ok && (found.failure.kind === 'refused' || found.failure.kind === 'unreachable')) return reason;
  const faults = found.ok && describeFaults(found.value.faults, record.fields);
  const hasFacts = isFirstTab && record.facts.length > 0;
  const parts = (
    <>
      {note}
      {found.ok
        ? hasFacts && <Facts record={record} item={found.value.item} format={{ timeZone }} cells={cells} />
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
    </>
  );
  return (
    <>
      <CrumbName href={href} name={name} />
      <RecordHeader
        kind={record.kind}
        uid={uid}
        title={name}
        beside={faults && <FaultMark text={faults} />}
        tools={tools}
      />
      {tabs.length > 0 ? (
        <RecordTabs label={kindOf(record.kind).label} tabs={tabs}>
          {parts}
        </RecordTabs>
      ) : (
        parts
      )}
    </>
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
