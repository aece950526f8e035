import { copyText } from '@/components/copy/copy-text';
import { currentList } from '@/components/data-table/navigation/current-list';
import { linkToShare } from '@/components/data-table/navigation/link-to-share';
import { screens } from '@/lib/search/screens';
import type { Rows } from './rows';
import { areShortcutsOn } from './shortcut-choice';

const FIELDS = 'input:not([type=checkbox],[type=radio]),textarea,select,[contenteditable=""],[contenteditable=true]';
const LAYERS = '[role=dialog],[role=alertdialog],[role=menu],:popover-open,dialog[open]';

type Acts = {
  rows: Rows;
  go: (href: string) => void;
  showAll: () => void;
};

/** Does what a key stands for. @returns whether it stood for anything */
export type Keys = {
  press: (event: KeyboardEvent) => boolean;
  /** Ends a sequence that was begun. */
  forget: () => void;
};

export function createKeys({ rows, go, showAll }: Acts): Keys {
  let going = false;

  const signs: Readonly<Record<string, () => boolean>> = {
    j: () => rows.step(1),
    k: () => rows.step(-1),
    '.': () => click(rows.focused()?.querySelector('[data-row-menu]')),
    '[': () => click(neighbour('Previous page', 'previous')),
    ']': () => click(neighbour('Next page', 'next')),
    '/': searchList,
    f: openFilters,
    e: exportList,
    c: copyLink,
    g: () => {
      going = true;
      return true;
    },
    '?': () => {
      showAll();
      return true;
    },
  };
  const onRow = new Map<string, () => void>([
    ['ArrowDown', () => rows.step(1)],
    ['ArrowUp', () => rows.step(-1)],
    ['Home', rows.first],
    ['End', rows.last],
  ]);
  const onRowItself = new Map<string, (row: HTMLElement) => void>([
    ['Enter', (row) => click(row.querySelector('a[data-row-link]'))],
    [' ', (row) => row.dispatchEvent(new CustomEvent('peek-row', { bubbles: true }))],
  ]);

  return {
    forget: () => {
      going = false;
    },
    press: (event) => {
      const { key, shiftKey, repeat } = event;
      if (['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'].includes(key)) return false;
      const wasGoing = going;
      going = false;
      if (isModified(event) || document.activeElement?.matches(FIELDS) || hasLayer()) return false;
      const row = rows.focused();
      const isSign = key.length === 1 && key !== ' ';
      if (isSign) {
        if (!areShortcutsOn()) return false;
        // With caps lock a letter is a capital without Shift.
        const sign = shiftKey ? key : key.toLowerCase();
        if (wasGoing) {
          const screen = screens.find((one) => one.key === sign);
          if (screen) go(screen.href);
          return true;
        }
        return (!repeat || sign === 'j' || sign === 'k') && Boolean(signs[sign]?.());
      }
      if (shiftKey || wasGoing) return false;
      if (!row) return (key === 'ArrowDown' || key === 'ArrowUp') && entersRows() && rows.step(1);
      const move = onRow.get(key);
      const act = row === document.activeElement ? onRowItself.get(key) : undefined;
      move?.();
      // While other rows are on their way the row is a placeholder.
      if (!repeat && !row.closest('[aria-busy=true]')) act?.(row);
      return Boolean(move ?? act);
    },
  };
}

/** Whether arrow keys have nothing else to do: nothing has the focus, and the screen does not scroll. */
function entersRows(): boolean {
  const { activeElement, body, documentElement } = document;
  const isOnPage = activeElement === null || activeElement === body || activeElement.id === 'content';
  return isOnPage && documentElement.scrollHeight <= documentElement.clientHeight;
}

function isModified({ ctrlKey, altKey, metaKey, isComposing, keyCode }: KeyboardEvent): boolean {
  // AltGr, which some keyboards need for brackets, is reported as both Ctrl and Alt, or as neither. 229 is a key that
  // an input method takes.
  return metaKey || ctrlKey !== altKey || isComposing || keyCode === 229;
}

function hasLayer(): boolean {
  return [...document.querySelectorAll(LAYERS)].some((layer) => layer.checkVisibility());
}

function click(target: Element | null | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false;
  target.click();
  return true;
}

/** The link of the pager on a list, that to the neighbour on a record. */
function neighbour(page: string, record: string): Element | null {
  return (
    document.querySelector(`main nav a[aria-label="${page}"]`) ??
    document.querySelector(`a[data-neighbour="${record}"]`)
  );
}

/** Where the screen is no list, the search of everything. */
function searchList(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]');
  if (!field) return click(document.querySelector('header a[aria-keyshortcuts]'));
  field.focus();
  field.select();
  return true;
}

/** Opens the form with the focus on its first field; Escape returns it to the button. */
function openFilters(): boolean {
  const button = document.querySelector<HTMLButtonElement>('main button[popovertarget=filters]');
  if (!button) return false;
  button.focus();
  button.click();
  const form = document.getElementById('filters');
  form?.querySelector<HTMLElement>('summary,input:not([type=hidden]),select,button')?.focus();
  return true;
}

/** The focus returns to where it was. */
function exportList(): boolean {
  const list = currentList();
  if (!list || list.total === 0) return false;
  const { activeElement } = document;
  list.startExport({ current: activeElement instanceof HTMLElement ? activeElement : null });
  return true;
}

function copyLink(): boolean {
  void copyText(linkToShare());
  return true;
}
