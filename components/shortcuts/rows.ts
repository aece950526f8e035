const BODIES = 'main [data-slot=table-container] tbody';
const ROWS = 'tr:is([data-uid],[data-state=broken])';
const STOPS = 'a[href],button,input,select,summary,[tabindex]';

/** The rows of a table as one tab stop. */
export type Rows = {
  /** The row that has the focus, or holds it. */
  focused: () => HTMLElement | null;
  /** Focuses the row so many rows further; from outside of the rows the one that was focused last, else the first. */
  step: (by: number) => boolean;
  first: () => void;
  last: () => void;
  stop: () => void;
};

/**
 * Makes the rows of each table one tab stop: Tab reaches one row, then its own links and buttons, then what is after
 * the table. It is done on the page itself and not while drawing, so that all links are tabbable without scripting, and
 * rows cost nothing to whoever uses a pointer.
 */
export function keepRows(): Rows {
  /** What an element's tabindex was before its row was left out. */
  const declared = new WeakMap<Element, string | null>();
  /** The row of a table that last had the focus, by its uid: another page has other rows in the same elements. */
  const current = new WeakMap<Element, string>();
  /** The uids of a table's rows. */
  const shown = new WeakMap<Element, string>();
  let held: { row: HTMLElement; body: Element } | null = null;

  const settle = (body: Element) => {
    const rows = rowsIn(body);
    const uids = rows.map(uidOf).join(' ');
    const isTurned = shown.get(body) !== uids;
    shown.set(body, uids);
    const row = rows.find((one) => uidOf(one) !== '' && uidOf(one) === current.get(body)) ?? rows[0];
    if (!row) return;
    const active = document.activeElement;
    const isLost = held?.body === body && !held.row.isConnected && active === document.body;
    const isOnAnother = isTurned && row !== active && rows.some((one) => one === active);
    // A page was turned, or rows moved: the focus goes with its row, else to the first one.
    if (isLost || isOnAnother) focus(row);
    else reach(rows.find((one) => one.contains(active)) ?? row, rows);
  };

  /** Makes the row the one that Tab reaches. */
  const reach = (row: HTMLElement, rows: readonly HTMLElement[]) => {
    for (const one of rows) leaveOut(one, one !== row);
  };

  const leaveOut = (row: HTMLElement, out: boolean) => {
    row.tabIndex = out ? -1 : 0;
    for (const stop of row.querySelectorAll<HTMLElement>(STOPS)) {
      if (out && !declared.has(stop)) {
        declared.set(stop, stop.getAttribute('tabindex'));
        stop.tabIndex = -1;
      } else if (!out && declared.has(stop)) {
        const before = declared.get(stop);
        if (before == null) stop.removeAttribute('tabindex');
        else stop.setAttribute('tabindex', before);
        declared.delete(stop);
      }
    }
  };

  const focus = (row: HTMLElement) => {
    const body = row.closest('tbody');
    held = null;
    if (body) current.set(body, uidOf(row));
    reach(row, rowsIn(body));
    row.focus({ preventScroll: true });
    row.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };

  const settleAll = () => {
    for (const body of document.querySelectorAll(BODIES)) settle(body);
  };
  const onFocus = ({ target }: FocusEvent) => {
    const row = (target as Element).closest<HTMLElement>(ROWS);
    const body = row?.closest(BODIES) ?? null;
    held = row && body && { row, body };
    if (!row || !body) return;
    current.set(body, uidOf(row));
    if (row.tabIndex !== 0) reach(row, rowsIn(body));
  };
  const onBlur = () => {
    if (held?.row.isConnected) held = null;
  };
  const onClick = (event: MouseEvent) => {
    if (!(event.target as Element).closest('a[href="#list-rows"]')) return;
    const row = near()[0];
    if (!row) return;
    event.preventDefault();
    focus(row);
  };

  const focused = () => document.activeElement?.closest<HTMLElement>(`${BODIES} > ${ROWS}`) ?? null;
  /** The rows of the table that holds the focus, else of the screen's first table with rows. */
  const near = (): HTMLElement[] => {
    const body = document.activeElement?.closest('[data-slot=table-container]')?.querySelector('tbody') ?? null;
    const bodies = [body, ...document.querySelectorAll(BODIES)];
    return bodies.map(rowsIn).find((rows) => rows.length > 0) ?? [];
  };
  const to = (place: number) => {
    const row = near().at(place);
    if (row) focus(row);
  };

  settleAll();
  const changes = new MutationObserver(settleAll);
  changes.observe(document.querySelector('main') ?? document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-uid'],
  });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', onBlur);
  document.addEventListener('click', onClick);
  return {
    focused,
    step: (by) => {
      const row = focused();
      const rows = near();
      const next = row ? rows[rows.indexOf(row) + by] : (rows.find(({ tabIndex }) => tabIndex === 0) ?? rows[0]);
      if (next) focus(next);
      return next !== undefined || row !== null;
    },
    first: () => to(0),
    last: () => to(-1),
    stop: () => {
      changes.disconnect();
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
      document.removeEventListener('click', onClick);
    },
  };
}

function rowsIn(body: Element | null): HTMLElement[] {
  return [...(body?.querySelectorAll<HTMLElement>(`:scope > ${ROWS}`) ?? [])];
}

/** Nothing where the row could not be read. */
function uidOf(row: HTMLElement): string {
  return row.dataset.uid ?? '';
}
