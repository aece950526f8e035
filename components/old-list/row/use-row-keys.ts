import type { KeyboardEvent, RefObject } from 'react';
import { isRead, type ModelRow, type ReadRow } from '@/components/old-list/model/list-model';
import { goToPeek } from '@/components/old-list/peek/peek-address';
import { placeOf } from './use-row-focus';

type Acts = { isBusy: boolean; focus: (place: number) => boolean; open: (row: ReadRow) => void };

/** What keys do in the rows of a table: arrows, Home and End go through them, Enter opens the row, Space peeks at it. */
export function useRowKeys(
  rows: readonly ModelRow[],
  body: RefObject<HTMLTableSectionElement | null>,
  { isBusy, focus, open }: Acts,
) {
  return (event: KeyboardEvent<HTMLTableSectionElement>) => {
    const { key, target, defaultPrevented, repeat, ctrlKey, altKey, metaKey, shiftKey } = event;
    if (defaultPrevented || ctrlKey || altKey || metaKey || shiftKey || isTyping(target)) return;
    const place = placeOf(target, body.current);
    const row = rows[place];
    if (!row) return;
    const next = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: rows.length - 1 }[key];
    const isRowItself = target === body.current?.rows[place];
    if (next !== undefined) focus(next);
    else if (!isRowItself || !(key === 'Enter' || key === ' ')) return;
    else if (!repeat && !isBusy && isRead(row) && row.uid) {
      if (key === 'Enter') open(row);
      else if (row.name !== null) goToPeek(row.uid);
    }
    event.preventDefault();
  };
}

function isTyping(target: EventTarget): boolean {
  return target instanceof Element && target.matches('input, select, textarea, [popover] *');
}
