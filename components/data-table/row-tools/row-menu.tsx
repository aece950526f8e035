'use client';

import { ArrowUpRight, Braces, Hash, Link2, type LucideIcon, PanelRight, Table } from 'lucide-react';
import { useEffect, useState } from 'react';
import { CompareItem } from '@/components/compare/compare-item';
import { type CopyForm, copyRow } from '@/components/copy/copy-rows';
import { LazyMenu } from '@/components/lazy/lazy-menu';
import { DropdownMenuItem, DropdownMenuSeparator, DropdownMenuShortcut } from '@/components/ui/dropdown-menu';
import { readRow } from './read-rows';

export type RowMenuProps = {
  button: HTMLButtonElement;
  byKeyboard: boolean;
  onOpenChange: (open: boolean) => void;
};

const COPIES: readonly (readonly [form: CopyForm, icon: LucideIcon, label: string])[] = [
  ['ids', Hash, 'Copy ID'],
  ['links', Link2, 'Copy link'],
  ['json', Braces, 'Copy as JSON'],
  ['cells', Table, 'Copy for a spreadsheet'],
];

/** The menu of a row: opens its record, shows it beside the list, and copies the row as it is shown. */
export function RowMenu({ button, byKeyboard, onOpenChange }: RowMenuProps) {
  // Outside of the table, which would clip it.
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [row] = useState(() => button.closest('tr'));
  const [focused] = useState(() => (row?.matches(':focus') ? row : button));
  const box = button.getBoundingClientRect();
  const link = row?.querySelector<HTMLAnchorElement>('a[data-row-link]');
  const peek = row?.querySelector<HTMLElement>('button[name=peek]');

  useEffect(() => {
    const close = ({ target }: Event) => {
      if (target instanceof Node && target.contains(button)) onOpenChange(false);
    };
    button.setAttribute('aria-expanded', 'true');
    document.addEventListener('scroll', close, { capture: true, passive: true });
    return () => {
      button.setAttribute('aria-expanded', 'false');
      document.removeEventListener('scroll', close, { capture: true });
    };
  }, [button, onOpenChange]);

  return (
    <>
      <div
        className="pointer-events-none fixed"
        style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
      >
        {container && row && (
          <LazyMenu
            label={button.getAttribute('aria-label') ?? 'Row'}
            container={container}
            button={{ current: button }}
            focused={focused}
            byKeyboard={byKeyboard}
            onOpenChange={onOpenChange}
          >
            {link && (
              <DropdownMenuItem onSelect={() => link.click()}>
                <ArrowUpRight aria-hidden />
                Open
                <DropdownMenuShortcut className="coarse:hidden">Enter</DropdownMenuShortcut>
              </DropdownMenuItem>
            )}
            {peek && (
              <DropdownMenuItem onSelect={() => peek.click()}>
                <PanelRight aria-hidden />
                Peek
                <DropdownMenuShortcut className="coarse:hidden">Space</DropdownMenuShortcut>
              </DropdownMenuItem>
            )}
            {link && <CompareItem href={link.href} />}
            {(link || peek) && <DropdownMenuSeparator />}
            {COPIES.filter(([form]) => form !== 'links' || link).map(([form, Icon, label]) => (
              <DropdownMenuItem key={form} onSelect={() => copyRow(readRow(row), form)}>
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
