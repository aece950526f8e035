import type { MouseEvent } from 'react';

/** Whether a click follows a link in this window: with another button or a key it opens elsewhere. */
export function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}
