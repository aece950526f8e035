import { useWindowEvent } from '@/components/ui/use-window-event';
import { createStore, useStore } from './store';

const MODIFIERS = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'];

const hasPressedKey = createStore(false);

/** True after the first key press, when table rows become one tab stop. */
export function useUsesKeys(): boolean {
  const usesKeys = useStore(hasPressedKey, (hasPressed) => hasPressed);
  const note = ({ key }: KeyboardEvent) => {
    if (!MODIFIERS.includes(key)) hasPressedKey.set(true);
  };
  useWindowEvent('keydown', usesKeys ? null : note, { capture: true });
  return usesKeys;
}
