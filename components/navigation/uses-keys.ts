import { useState } from 'react';
import { useWindowEvent } from '@/components/ui/use-window-event';

const MODIFIERS = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'];

const seen = { current: false };

/** Whether a key was pressed since the page was loaded: the rows of a table are one tab stop from then on. */
export function useUsesKeys(): boolean {
  const [usesKeys, setUsesKeys] = useState(() => seen.current);
  const note = ({ key }: KeyboardEvent) => {
    if (MODIFIERS.includes(key)) return;
    seen.current = true;
    setUsesKeys(true);
  };
  useWindowEvent('keydown', usesKeys ? null : note, { capture: true });
  return usesKeys;
}
