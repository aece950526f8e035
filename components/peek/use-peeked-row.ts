import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { peekButtons } from './peek-rows';

type Place = {
  row: HTMLTableRowElement | null;
  name: string;
  /** `3 of 10 on this page`; nothing where the row is not on the page. */
  words: string;
  previous: string | undefined;
  next: string | undefined;
};

/** Where a row is in the list on the screen. */
export function placeOf(uid: string): Place {
  const buttons = peekButtons();
  const at = buttons.findIndex(({ value }) => value === uid);
  const button = buttons[at];
  if (!button) return { row: null, name: '', words: '', previous: undefined, next: buttons[0]?.value };
  return {
    row: button.closest('tr'),
    name: button.getAttribute('aria-label')?.replace(/^Peek at /, '') ?? '',
    words: `${at + 1} of ${buttons.length} on this page`,
    previous: buttons[at - 1]?.value,
    next: buttons[at + 1]?.value,
  };
}

/** Marks the row of the peek in its list, keeps it in sight, and gives it the focus when the sheet closes. */
export function usePeekedRow(uid: string, sheet: RefObject<HTMLElement | null>): Place {
  const [place, setPlace] = useState(() => placeOf(uid));
  const latest = useRef(uid);
  useLayoutEffect(() => {
    latest.current = uid;
    const found = placeOf(uid);
    setPlace(found);
    found.row?.setAttribute('data-peeked', '');
    found.row?.scrollIntoView({ block: 'nearest' });
    return () => found.row?.removeAttribute('data-peeked');
  }, [uid]);
  useEffect(() => {
    sheet.current?.focus({ preventScroll: true });
    return () => {
      const { row } = placeOf(latest.current);
      // Its link, where rows do not take the focus.
      const target = row?.hasAttribute('tabindex') ? row : row?.querySelector<HTMLElement>('a[data-row-link]');
      target?.focus({ preventScroll: true });
    };
  }, [sheet]);
  return place;
}
