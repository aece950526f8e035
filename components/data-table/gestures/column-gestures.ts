import { arranger } from '@/components/data-table/arranger';
import type { Gesture, HeadEvent } from './gesture';
import { dragHead } from './move-column';
import { dragEdge, resetWidth, resizeByKey } from './resize-column';

/** What the head of the table does, fetched as one when pointer or focus reach it. */
export const columnGestures = {
  /** Follows the pointer from its press on. By touch only edges are dragged: a head that is swiped scrolls the table. */
  startDrag: (event: HeadEvent, start: PointerEvent) => {
    const gesture = gestureOf(event);
    if (gesture.edge) dragEdge({ ...gesture, edge: gesture.edge }, start);
    else if (start.pointerType !== 'touch') dragHead(gesture, start);
  },
  resizeByKey: (event: HeadEvent, key: string) => resizeByKey(gestureOf(event), key),
  resetWidth: (event: HeadEvent) => resetWidth(gestureOf(event)),
};

function gestureOf({ keepLayout, ...event }: HeadEvent): Gesture {
  return { ...event, arrange: arranger(event.columns, keepLayout) };
}
