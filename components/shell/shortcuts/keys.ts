import { runShortcut } from '@/components/navigation/shortcuts';
import { copyText } from '@/components/old-cells/copy-text';
import { linkToShare } from '@/components/old-list/copies/link-to-share';
import { type Direction, listStore, tableInUse } from '@/components/old-list/list-store';
import { isLayerOpen } from '@/components/ui/layers';
import { screens } from '@/lib/search/screens';
import { goToSearch } from './go-to-search';
import { areShortcutsOn } from './shortcut-choice';

const FIELDS = 'input:not([type=checkbox],[type=radio]),textarea,select,[contenteditable=""],[contenteditable=true]';

const IN_ROWS = /^([jk. ]|Enter|Home|End|Arrow(Up|Down))$/i;

type Acts = {
  go: (href: string) => void;
  showAll: () => void;
};

/** Does what a key stands for. @returns whether it stood for anything */
export type Keys = {
  press: (event: KeyboardEvent) => boolean;
  /** Ends a sequence that was begun. */
  forget: () => void;
};

export function createKeys({ go, showAll }: Acts): Keys {
  let going = false;

  const signs: Readonly<Record<string, () => boolean>> = {
    j: () => stepRows(1),
    k: () => stepRows(-1),
    '.': () => tableInUse()?.openMenu() ?? false,
    '[': () => step('previous'),
    ']': () => step('next'),
    '/': goToSearch,
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
  return {
    forget: () => {
      going = false;
      listStore.set({ waitingKeys: null });
    },
    press: (event) => {
      const { key, shiftKey, repeat } = event;
      if (['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'].includes(key)) return false;
      const wasGoing = going;
      const { waitingKeys } = listStore.get();
      going = false;
      listStore.set({ waitingKeys: null });
      if (isModified(event) || document.activeElement?.matches(FIELDS) || isLayerOpen()) return false;
      if (waitingKeys && IN_ROWS.test(key)) {
        listStore.set({ waitingKeys: [...waitingKeys, event] });
        return true;
      }
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
        return (!repeat || sign === 'j' || sign === 'k') && (runShortcut(sign) || Boolean(signs[sign]?.()));
      }
      if (shiftKey || wasGoing) return false;
      // Within the rows the table takes the keys itself.
      return (key === 'ArrowDown' || key === 'ArrowUp') && entersRows() && (runShortcut('j') || stepRows(1));
    },
  };
}

function stepRows(by: number): boolean {
  const table = tableInUse();
  if (!table) listStore.set({ waitingKeys: [] });
  return table?.step(by) ?? false;
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

function click(target: Element | null | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false;
  target.click();
  return true;
}

/** The link of the pager on a list, that to the neighbour on a record. */
function step(to: Direction): boolean {
  const { turns, neighbours } = listStore.get();
  const go = turns[to] ?? neighbours[to];
  go?.();
  return go !== undefined;
}

/** Opens the form, whose first field takes the focus; Escape returns it to the button. */
function openFilters(): boolean {
  const button = document.querySelector<HTMLButtonElement>('main button[popovertarget=filters]');
  listStore.set({ filtersByKey: button !== null });
  button?.focus();
  return click(button);
}

/** The focus returns to where it was. Where there is no list: the results, and on their screen their text. */
function exportList(): boolean {
  const { startExport } = listStore.get();
  if (!startExport) return click(document.querySelector('main [aria-keyshortcuts=e]'));
  const { activeElement } = document;
  startExport({ current: activeElement instanceof HTMLElement ? activeElement : null });
  return true;
}

function copyLink(): boolean {
  void copyText(linkToShare());
  return true;
}
