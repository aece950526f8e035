'use client';

import { ArrowUpRight, Columns3, Hash, Link2, type LucideIcon, PanelRight, Table } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { showToast } from '@/components/feedback/toast';
import { LazyMenu } from '@/components/old-lazy/lazy-menu';
import { type CopyForm, copyRow } from '@/components/old-list/copies/copy-rows';
import { listStore } from '@/components/old-list/list-store';
import type { ReadRow } from '@/components/old-list/model/list-model';
import { goToPeek } from '@/components/old-list/peek/peek-address';
import { DropdownMenuItem, DropdownMenuSeparator, DropdownMenuShortcut } from '@/components/ui/dropdown-menu';
import { useWindowEvent } from '@/components/ui/use-window-event';
import { recordAt } from '@/lib/breadcrumbs';
import { shortUid } from '@/lib/format/uid';
import { comparedAs, MOST_COMPARED, readCompared } from '@/lib/list/compared';
import type { CopiedRow } from '@/lib/list/copies/copied-row';
import { routes } from '@/lib/routes';

type Props = {
  row: ReadRow;
  copied: CopiedRow;
  element: HTMLTableRowElement;
  byKeyboard: boolean;
  onOpenChange: (open: boolean) => void;
  openRow: () => void;
};

const COPIES: readonly (readonly [form: CopyForm, icon: LucideIcon, label: string])[] = [
  ['ids', Hash, 'Copy ID'],
  ['links', Link2, 'Copy link'],
  ['cells', Table, 'Copy for a spreadsheet'],
];

export function RowMenu({ row, copied, element, byKeyboard, onOpenChange, openRow }: Props) {
  // Outside of the table, which would clip it.
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [focused] = useState(() => (document.activeElement instanceof HTMLElement ? document.activeElement : element));
  const { uid, href, name } = row;
  const tools = element.cells[element.cells.length - 1];
  const button = tools?.firstElementChild?.lastElementChild ?? element;
  const box = button.getBoundingClientRect();

  // Whatever around the row scrolls: it does not take the menu along.
  useWindowEvent(
    'scroll',
    ({ target }) => {
      if (target instanceof Node && target.contains(element)) onOpenChange(false);
    },
    { capture: true },
  );

  return (
    <>
      <div
        className="pointer-events-none fixed"
        style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
      >
        {container && (
          <LazyMenu
            label={`Menu of ${name ?? shortUid(uid)}`}
            container={container}
            button={{ current: button instanceof HTMLButtonElement ? button : null }}
            focused={focused}
            byKeyboard={byKeyboard}
            onOpenChange={onOpenChange}
          >
            {href && (
              <DropdownMenuItem onSelect={openRow}>
                <ArrowUpRight aria-hidden />
                Open
                <DropdownMenuShortcut className="coarse:hidden">Enter</DropdownMenuShortcut>
              </DropdownMenuItem>
            )}
            {name !== null && (
              <DropdownMenuItem onSelect={() => goToPeek(uid)}>
                <PanelRight aria-hidden />
                Peek
                <DropdownMenuShortcut className="coarse:hidden">Space</DropdownMenuShortcut>
              </DropdownMenuItem>
            )}
            {href && <CompareItem href={href} />}
            {(href || name !== null) && <DropdownMenuSeparator />}
            {COPIES.filter(([form]) => form !== 'links' || href).map(([form, Icon, label]) => (
              <DropdownMenuItem key={form} onSelect={() => copyRow(copied, form)}>
                <Icon aria-hidden />
                {label}
              </DropdownMenuItem>
            ))}
          </LazyMenu>
        )}
      </div>
      <div ref={setContainer} />
    </>
  );
}

function CompareItem({ href }: { href: string }) {
  const router = useRouter();
  const chosen = chosenWith(href);
  if (!chosen) return null;
  const before = chosen.length - 1;
  const choose = () => {
    listStore.set({ chosen });
    if (before > 0) router.push(routes.compare(chosen));
    else showToast({ title: 'Chosen to compare', description: 'Compare it from the menu of another row.' });
  };
  return (
    <DropdownMenuItem onSelect={choose}>
      <Columns3 aria-hidden />
      {before === 0 ? 'Choose to compare' : `Compare with ${before === 1 ? 'the one' : `the ${before}`} chosen`}
    </DropdownMenuItem>
  );
}

/** The record at an address behind those of its kind chosen before, if there is room; null where it is not compared. */
export function chosenWith(href: string): readonly string[] | null {
  const record = recordAt(href);
  const text = record && comparedAs(record.kind, record.uid);
  if (!text) return null;
  const others = listStore.get().chosen.filter((one) => one !== text && readCompared(one)?.kind === record.kind);
  return others.length < MOST_COMPARED ? [...others, text] : [text];
}
