import type { MouseEvent } from 'react';

/** False for clicks that open the link in another tab or window: with another mouse button or a modifier key. */
export function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}
