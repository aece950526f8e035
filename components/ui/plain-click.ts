import type { MouseEvent } from 'react';

/** False for clicks with another mouse button or a modifier key, which open the link in another tab or window. */
export function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}
