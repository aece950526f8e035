import type { CSSProperties } from 'react';

type Column = { width: number; grow?: number | undefined; align?: 'end' | undefined };

const CHECKBOX_WIDTH = 44;
/** How much wider the padding of the first and last column is. */
const EDGE = 16;

/** Values for the style sheet, which computes the width of each column. */
export function columnStyle({ width, grow }: Column): CSSProperties {
  return { '--width': `${width}px`, ...(grow && { '--grow': grow }) } as CSSProperties;
}

/** The width that a table needs, and the sum of its columns' shares. */
export function tableStyle(columns: readonly Column[], { hasCheckboxes }: { hasCheckboxes: boolean }): CSSProperties {
  const before = hasCheckboxes ? CHECKBOX_WIDTH : EDGE;
  const after = columns.at(-1)?.align === 'end' ? 0 : EDGE;
  const width = columns.reduce((sum, column) => sum + column.width, before + after);
  const shares = columns.reduce((sum, { grow = 0 }) => sum + grow, 0);
  return { '--needed': `${width}px`, '--shares': shares || 1 } as CSSProperties;
}
