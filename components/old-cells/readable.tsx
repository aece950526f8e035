import type { ReactNode } from 'react';
import { GroupLink } from '@/components/old-lazy/tab-stop';
import { type FieldFault, faultWords, unreadWords } from '@/lib/contract/wire/field-fault';
import type { Path, ValueAt } from '@/lib/contract/wire/read';
import { field, type Reads, type ReadValue, readFrom } from '@/lib/contract/wire/unread';

/** What is read of an item; where a field of it could not be read, `-` with a mark that says why. */
export function readable<Item>(item: Item, what: Reads<Item, ReactNode>): ReactNode {
  return shown(readFrom(item, what));
}

export function drawn<Item, const Name extends Path<Item>>(
  item: Item,
  name: Name,
  draw: (value: ValueAt<Item, Name>, item: Item) => ReactNode,
): ReactNode {
  return readable(item, field(name, draw));
}

export function shown(read: ReadValue<ReactNode>): ReactNode {
  return read.ok ? read.value : <Unread fault={read.fault} />;
}

/** In place of a value that could not be read. `href`: where the mark leads, in the cell that links to its row's record. */
export function Unread({ fault, href = null }: { fault: FieldFault; href?: string | null | undefined }) {
  const words = unreadWords(fault);
  const mark = (
    <span data-slot="unread" title={words} className="inline-flex items-center gap-1 text-warning">
      <span aria-hidden>-</span>
      <span aria-hidden className="icon-triangle-alert small-icon" />
      <span className="sr-only">{words}</span>
    </span>
  );
  if (!href) return mark;
  return (
    <GroupLink href={href} data-row-link="" className="block rounded-sm hover:underline">
      {mark}
    </GroupLink>
  );
}

/** In place of a chart, a card or a sum that needs a field that could not be read. */
export function CannotBeShown({ what, fault }: { what: string; fault: FieldFault }) {
  return (
    <p
      data-slot="unread"
      className="flex flex-wrap items-center gap-x-2 gap-y-1 px-6 pb-6 text-sm text-warning max-sm:px-4"
    >
      <span aria-hidden className="icon-triangle-alert small-icon" />
      {`${what} cannot be shown`}
      <span className="font-mono text-xs break-all">{faultWords(fault)}</span>
    </p>
  );
}
