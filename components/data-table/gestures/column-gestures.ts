import type { Gesture } from './gesture';
import { dragHead } from './move-column';
import { dragEdge, resetWidth, resizeByKey } from './resize-column';

/** What the head of the table does, fetched as one when pointer or focus reach it. */
export const columnGestures = { startDrag, resizeByKey, resetWidth };

/** Follows the pointer from its press on. By touch only edges are dragged: a head that is swiped scrolls the table. */
function startDrag(gesture: Gesture, start: PointerEvent): void {
  if (gesture.edge) dragEdge({ ...gesture, edge: gesture.edge }, start);
  else if (start.pointerType !== 'touch') dragHead(gesture, start);
}
