'use client';

import { useRef, useState } from 'react';
import { copyText } from '@/components/fields/copy-text';
import { openWhenLoaded } from '@/components/list/table/open-when-loaded';
import { useNavigate } from '@/components/navigation/navigation';
import { runShortcut } from '@/components/navigation/shortcuts';
import { isOfInputMethod } from '@/components/ui/is-of-input-method';
import { latinKey } from '@/components/ui/latin-key';
import { isLayerOpen } from '@/components/ui/layers';
import { useLoaded } from '@/components/ui/use-loaded';
import { useWindowEvent } from '@/components/ui/use-window-event';
import { screens } from '@/lib/search/screens';
import { goToSearch } from './go-to-search';
import { areShortcutsOn } from './shortcut-choice';

const FIELDS = 'input:not([type=checkbox],[type=radio]),textarea,select,[contenteditable=""],[contenteditable=true]';
const MODIFIERS = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'];

const loadDialog = () => import('./shortcuts-dialog').then((module) => module.ShortcutsDialog);

/** Shortcuts of visible components (`useShortcuts`) come before global ones. */
export function Shortcuts() {
  const { push } = useNavigate();
  const [ShortcutsDialog, prepare] = useLoaded(loadDialog);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<Element>(null);
  const isAfterG = useRef(false);

  const onEveryScreen: Readonly<Record<string, () => unknown>> = {
    '/': goToSearch,
    c: () => void copyText(location.href),
    e: () => clickShortcut('e'),
    g: () => {
      isAfterG.current = true;
    },
    '?': () => {
      opener.current = document.activeElement;
      openWhenLoaded('The shortcuts', prepare, () => setOpen(true));
    },
  };

  /** @returns true if the key was a shortcut */
  const press = (event: KeyboardEvent): boolean => {
    const { key, shiftKey, repeat } = event;
    const wasAfterG = isAfterG.current;
    isAfterG.current = false;
    if (isModified(event) || document.activeElement?.matches(FIELDS) || isLayerOpen()) return false;
    if (key === 'ArrowDown' || key === 'ArrowUp') return !shiftKey && entersRows() && runShortcut('j');
    if (key.length !== 1 || key === ' ' || !areShortcutsOn()) return false;
    const latin = latinKey(event);
    // With Caps Lock, a letter without Shift is a capital, so `shiftKey` is needed to detect Shift.
    const letter = shiftKey && /^[a-z]$/i.test(latin) ? `Shift+${latin.toLowerCase()}` : latin;
    const sign = shiftKey ? letter : latin.toLowerCase();
    if (wasAfterG) {
      const screen = screens.find((one) => one.key === sign);
      if (screen) push(screen.href);
      return true;
    }
    if (repeat && !/^(Shift\+)?[jk]$/.test(sign)) return false;
    return runShortcut(sign) || (onEveryScreen[sign] !== undefined && onEveryScreen[sign]() !== false);
  };

  useWindowEvent('keydown', (event) => {
    if (!event.defaultPrevented && !MODIFIERS.includes(event.key) && press(event)) event.preventDefault();
  });
  useWindowEvent('pointerdown', () => {
    isAfterG.current = false;
  });

  return ShortcutsDialog && <ShortcutsDialog open={isOpen} onOpenChange={setOpen} opener={opener} />;
}

function isModified(event: KeyboardEvent): boolean {
  // AltGr, which some keyboards need for brackets, is reported as both Ctrl and Alt, or as neither.
  return event.metaKey || event.ctrlKey !== event.altKey || isOfInputMethod(event);
}

function entersRows(): boolean {
  const { activeElement, body, documentElement } = document;
  const isOnPage = activeElement === null || activeElement === body || activeElement.id === 'content';
  return isOnPage && documentElement.scrollHeight <= documentElement.clientHeight;
}

function clickShortcut(key: string): boolean {
  const target = document.querySelector<HTMLElement>(`main [aria-keyshortcuts="${key}"]`);
  target?.click();
  return target !== null;
}
