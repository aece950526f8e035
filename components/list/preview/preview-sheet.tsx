'use client';

import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Boundary } from '@/components/feedback/boundary';
import { useList } from '@/components/list/table/list-context';
import type { TableRow } from '@/components/list/table/table-model';
import { useNavigate } from '@/components/navigation/navigation';
import { buttonVariants } from '@/components/ui/button-variants';
import { cn } from '@/components/ui/cn';
import { isLayerOpen } from '@/components/ui/layers';
import { SheetHeader, sheetVariants } from '@/components/ui/sheet';
import { useWindowEvent } from '@/components/ui/use-window-event';
import type { Preview } from '@/lib/resources/preview';
import { routes } from '@/lib/routes';
import { closePreview, showPreview } from './change-preview-url';
import { PreviewedRecord } from './previewed-record';

type Props = { uid: string; rows: readonly TableRow[]; initial: Preview | null; initialCells: TableRow['cells'] };

export function PreviewSheet({ uid, rows, initial, initialCells }: Props) {
  const { name: listName, noun, state, cellIds, actions, focusRow } = useList();
  const { zone } = state;
  const sheet = useRef<HTMLDivElement>(null);
  const { push } = useNavigate();
  const at = rows.findIndex((row) => row.uid === uid);
  const row = rows[at];
  const cells = row?.cells ?? initialCells;
  const previous = rows[at - 1]?.uid;
  // If the record is not on this page, `at` is −1 and the first row is next.
  const next = rows[at + 1]?.uid;

  // Focuses the preview before the browser paints, so that it gets the next key press.
  useLayoutEffect(() => sheet.current?.focus({ preventScroll: true }), []);
  const leave = useEffectEvent(() => focusRow(uid));
  useLayoutEffect(() => () => leave(), []);
  useWindowEvent('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isLayerOpen(sheet.current)) return;
    event.preventDefault();
    closePreview();
  });

  const go = (to: string | undefined) => to !== undefined && showPreview(to);
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (!(target instanceof Element) || !sheet.current?.contains(target)) return;
    if (ctrlKey || metaKey || altKey || target.matches('input, select, textarea')) return;
    if (key === 'ArrowDown' || key === 'j') go(next);
    else if (key === 'ArrowUp' || key === 'k') go(previous);
    else if (key === 'Enter' && target === sheet.current && row) actions.open(row);
    else return;
    event.preventDefault();
    // Otherwise the list's shortcuts would handle the same key.
    event.stopPropagation();
  };

  return (
    <div
      ref={sheet}
      role="dialog"
      aria-labelledby="preview-title"
      aria-modal={false}
      data-slot="preview"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className={cn(
        sheetVariants(),
        'z-30 flex w-lg flex-col border-l print:hidden',
        'max-sm:top-auto max-sm:bottom-0 max-sm:left-0 max-sm:h-[calc(100dvh-3rem)] max-sm:w-full max-sm:border-t max-sm:border-l-0',
      )}
    >
      <SheetHeader className="sticky top-0 z-20 flex-row items-center gap-2 border-b bg-background px-4 py-2">
        <Step label="Previous row" isDisabled={previous === undefined} onClick={() => go(previous)}>
          <ChevronUp aria-hidden />
        </Step>
        <Step label="Next row" isDisabled={next === undefined} onClick={() => go(next)}>
          <ChevronDown aria-hidden />
        </Step>
        <p className="text-sm text-muted-foreground">{row ? `${at + 1} of ${rows.length} on this page` : ''}</p>
        <button
          type="button"
          aria-label="Close preview"
          className={buttonVariants({ variant: 'ghost', size: 'icon', className: 'ml-auto' })}
          onClick={closePreview}
        >
          <X aria-hidden />
        </button>
      </SheetHeader>
      <p role="status" className="sr-only">
        {row?.name}
      </p>
      <Boundary key={uid} title="Could not show this record">
        <PreviewedRecord
          url={routes.preview(listName, uid, zone)}
          initial={initial}
          name={row?.name ?? null}
          cells={Object.fromEntries(cellIds.map((id) => [id, cells[id]]))}
          noun={noun}
          nextUrl={next === undefined ? null : routes.preview(listName, next, zone)}
          onOpen={(href) => (row ? actions.open(row) : push(href))}
        />
      </Boundary>
    </div>
  );
}

type StepProps = { label: string; isDisabled: boolean; onClick: () => void; children: ReactNode };

function Step({ label, isDisabled, onClick, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isDisabled}
      className={buttonVariants({ variant: 'ghost', size: 'icon', className: 'aria-disabled:opacity-40' })}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
