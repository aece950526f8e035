import { useState } from 'react';
import { useWindowEvent } from '@/components/ui/use-window-event';

const MODIFIERS = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'];

const seen = { current: false };

/** True after the first key press; table rows then become one tab stop. */
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
