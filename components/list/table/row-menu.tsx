'use client';

import { ArrowUpRight, Columns3, PanelRight } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { showToast } from '@/components/feedback/toast';
import { useNavigate } from '@/components/navigation/navigation';
import { DropdownMenuItem, DropdownMenuSeparator, DropdownMenuShortcut } from '@/components/ui/dropdown-menu';
import { useWindowEvent } from '@/components/ui/use-window-event';
import { routes } from '@/lib/routes';
import { addToChoice, comparedChoice } from './compared-choice';
import { copyRow, ROW_COPIES } from './copy-rows';
import { Menu } from './menu';
import type { TableRow } from './table-model';
import type { DataTable } from './use-data-table';

export type RowMenuProps = {
  row: TableRow;
  table: DataTable;
  button: RefObject<HTMLButtonElement | null>;
  onOpenChange: (isOpen: boolean) => void;
  onOpen: () => void;
  onPreview: () => void;
};

/** The menu is rendered outside the table, which would clip it. */
export function RowMenu({ row, table, button, onOpenChange, onOpen, onPreview }: RowMenuProps) {
  const { href, name, hasPreview } = row;
  const [main] = useState(() => document.getElementById('content') ?? document.body);
  const [box] = useState(() => button.current?.getBoundingClientRect() ?? new DOMRect());
  const firstItem = useRef<HTMLDivElement>(null);

  useWindowEvent(
    'scroll',
    ({ target }) => {
      if (target instanceof Node && target.contains(button.current)) onOpenChange(false);
    },
    { capture: true },
  );

  const items = [
    href !== null && { icon: ArrowUpRight, label: 'Open', key: 'Enter', run: onOpen },
    hasPreview && { icon: PanelRight, label: 'Preview', key: 'Space', run: onPreview },
  ].filter((item) => item !== false);
  const copies = ROW_COPIES.filter(({ as }) => as !== 'links' || href !== null);
  return createPortal(
    <div
      className="pointer-events-none fixed"
      style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
    >
      <Menu
        label={`Menu for ${name}`}
        button={button}
        firstItem={firstItem}
        container={main}
        onOpenChange={onOpenChange}
      >
        {items.map(({ icon: Icon, label, key, run }, index) => (
          <DropdownMenuItem key={label} ref={index === 0 ? firstItem : undefined} onSelect={run}>
            <Icon aria-hidden />
            {label}
            <DropdownMenuShortcut className="coarse:hidden">{key}</DropdownMenuShortcut>
          </DropdownMenuItem>
        ))}
        {href && <CompareItem href={href} />}
        {items.length > 0 && <DropdownMenuSeparator />}
        {copies.map(({ as, Icon, labelOfOne }, index) => (
          <DropdownMenuItem
            key={as}
            ref={items.length + index === 0 ? firstItem : undefined}
            onSelect={() => copyRow(table, row, as)}
          >
            <Icon aria-hidden />
            {labelOfOne}
          </DropdownMenuItem>
        ))}
      </Menu>
    </div>,
    main,
  );
}

function CompareItem({ href }: { href: string }) {
  const { push } = useNavigate();
  const chosen = addToChoice(comparedChoice.get(), href);
  if (!chosen) return null;
  const before = chosen.length - 1;
  const choose = () => {
    comparedChoice.set(chosen);
    if (before > 0) push(routes.compare(chosen));
    else showToast({ title: 'Added to comparison', description: 'Choose “Compare with” in another row’s menu.' });
  };
  return (
    <DropdownMenuItem onSelect={choose}>
      <Columns3 aria-hidden />
      <span>{before === 0 ? 'Compare…' : `Compare with ${before === 1 ? 'the one' : `the ${before}`} chosen`}</span>
    </DropdownMenuItem>
  );
}
