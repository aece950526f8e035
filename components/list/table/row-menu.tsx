'use client';

import { ArrowUpRight, Columns3, PanelRight } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { showToast } from '@/components/feedback/toast';
import { Link } from '@/components/navigation/link';
import { DropdownMenuItem, DropdownMenuSeparator, DropdownMenuShortcut } from '@/components/ui/dropdown-menu';
import { useWindowEvent } from '@/components/ui/use-window-event';
import { routes } from '@/lib/routes';
import { addToChoice, comparedChoice } from './compared-choice';
import { copyRow, ROW_COPIES } from './copy-rows';
import { useListTable } from './list-context';
import { Menu } from './menu';
import type { TableRow } from './table-model';

export type RowMenuProps = {
  row: TableRow;
  button: RefObject<HTMLButtonElement | null>;
  onOpenChange: (isOpen: boolean) => void;
  /** Called when the menu's link opens the record. */
  onFollow: () => void;
  /** Undefined if the rows have no previews. */
  onPreview: (() => void) | undefined;
};

/** The menu is rendered outside the table, which would clip it. */
export function RowMenu({ row, button, onOpenChange, onFollow, onPreview }: RowMenuProps) {
  const { table } = useListTable();
  const { href, name } = row;
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

  const hasItems = href !== null || onPreview !== undefined;
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
        {href !== null && (
          <DropdownMenuItem ref={firstItem} asChild>
            <Link href={href} keepsList onFollow={onFollow}>
              <ArrowUpRight aria-hidden />
              Open
              <DropdownMenuShortcut className="coarse:hidden">Enter</DropdownMenuShortcut>
            </Link>
          </DropdownMenuItem>
        )}
        {onPreview && (
          <DropdownMenuItem ref={href === null ? firstItem : undefined} onSelect={onPreview}>
            <PanelRight aria-hidden />
            Preview
            <DropdownMenuShortcut className="coarse:hidden">Space</DropdownMenuShortcut>
          </DropdownMenuItem>
        )}
        {href && <CompareItem href={href} name={name} />}
        {hasItems && <DropdownMenuSeparator />}
        {copies.map(({ as, Icon, labelOfOne }, index) => (
          <DropdownMenuItem
            key={as}
            ref={!hasItems && index === 0 ? firstItem : undefined}
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

function CompareItem({ href, name }: { href: string; name: string }) {
  const latest = comparedChoice.get();
  const of = addToChoice(latest.of, href);
  if (!of) return null;
  const before = of.length - 1;
  if (before === 0) {
    const choose = () => {
      comparedChoice.set({ of, name });
      showToast({ title: 'Added to comparison', description: 'Choose “Compare with” in another row’s menu.' });
    };
    return (
      <DropdownMenuItem onSelect={choose}>
        <Columns3 aria-hidden />
        <span>Compare…</span>
      </DropdownMenuItem>
    );
  }
  return (
    <DropdownMenuItem asChild>
      <Link href={routes.compare(of)} onFollow={() => comparedChoice.set({ of, name })}>
        <Columns3 aria-hidden />
        <span>
          Compare with <bdi>{before === 1 ? latest.name : `the ${before} chosen`}</bdi>
        </span>
      </Link>
    </DropdownMenuItem>
  );
}
