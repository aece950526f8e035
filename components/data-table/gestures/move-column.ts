import { moveColumn } from '@/lib/list/column-changes';
import { arrangedIds } from '@/lib/list/column-layout';
import { followPointer } from './follow-pointer';
import type { Gesture } from './gesture';

/** A press that moves less than this is a click. */
const CLICK_PX = 6;
const SCROLL_ZONE_PX = 48;
const SCROLL_STEP_PX = 10;
/** The class name on the page while a head is dragged. */
const GRABBING = '**:cursor-grabbing';

/** Drags a column by its head: a label follows the pointer, a line marks the place of the drop. */
export function dragHead(gesture: Gesture, start: PointerEvent): void {
  const { head } = gesture;
  let drag: ReturnType<typeof showDrag> | null = null;
  followPointer(start.pointerId, {
    onMove: (event) => {
      if (!drag && Math.abs(event.clientX - start.clientX) < CLICK_PX) return;
      drag ??= showDrag(gesture, start.pointerId);
      drag.moveTo(event.clientX, event.clientY);
    },
    onEnd: (dropped) => {
      if (!drag) return;
      const place = drag.end();
      if (!dropped) return;
      preventClick(head);
      drop(gesture, place);
    },
  });
}

function showDrag({ head, column }: Gesture, pointerId: number) {
  const scroller = head.closest('[data-slot=table-container]');
  const heads = [...(head.parentElement?.children ?? [])];
  const label = addElement(
    'rounded-md border bg-popover px-2 py-1 text-xs/5 font-medium shadow-md',
    column.head.header,
  );
  const line = addElement('w-0.5 bg-primary');
  const at = { x: 0, y: 0 };
  let place = heads.indexOf(head);
  let frame = 0;

  const draw = () => {
    const box = scroller?.getBoundingClientRect() ?? head.getBoundingClientRect();
    const gap = gapAt(heads, at.x);
    place = gap.place;
    label.style.translate = `${at.x + 12}px ${at.y + 12}px`;
    line.style.translate = `${Math.min(box.right, Math.max(box.left, gap.x)) - 1}px ${box.top}px`;
    line.style.height = `${scroller?.clientHeight ?? box.height}px`;
    const step = Number(at.x > box.right - SCROLL_ZONE_PX) - Number(at.x < box.left + SCROLL_ZONE_PX);
    if (step !== 0) scroller?.scrollBy({ left: step * SCROLL_STEP_PX });
    frame = requestAnimationFrame(draw);
  };
  head.setPointerCapture(pointerId);
  head.dataset.dragged = '';
  document.documentElement.classList.add(GRABBING);
  return {
    moveTo: (x: number, y: number) => {
      Object.assign(at, { x, y });
      cancelAnimationFrame(frame);
      draw();
    },
    /** The place among the shown columns where it was let go. */
    end: () => {
      cancelAnimationFrame(frame);
      delete head.dataset.dragged;
      document.documentElement.classList.remove(GRABBING);
      label.remove();
      line.remove();
      return place;
    },
  };
}

/** The gap between two heads that is nearest to the pointer; pinned heads lie over those that are scrolled away. */
function gapAt(heads: readonly Element[], x: number) {
  const boxes = heads.map((head) => head.getBoundingClientRect());
  const pins = heads.filter((head) => head.matches('[data-pinned]')).length;
  const pinsEnd = boxes[pins - 1]?.right ?? Number.NEGATIVE_INFINITY;
  const [from, to] = x < pinsEnd ? [0, pins] : [pins, boxes.length];
  const passed = boxes.slice(from, to).filter(({ left, width }) => left + width / 2 < x).length;
  const place = from + passed;
  return { place, x: boxes[place - 1]?.right ?? boxes[0]?.left ?? x };
}

function drop({ column, shown, columns, layout, arrange }: Gesture, place: number): void {
  const { id, header } = column.head;
  const from = shown.indexOf(column);
  if (place === from || place === from + 1) return;
  const ids = columns.map((each) => each.id);
  const others = arrangedIds(layout, ids).filter((other) => other !== id);
  const next = shown[place]?.head.id;
  const to = next === undefined ? others.length : others.indexOf(next);
  const moved = moveColumn(layout, ids, id, to);
  arrange(moved, `${header}: column ${arrangedIds(moved, ids).indexOf(id) + 1} of ${ids.length}`);
}

/** The click that ends a drag does not sort. */
function preventClick(head: HTMLElement): void {
  const stop = (event: MouseEvent) => {
    if (!(event.target instanceof Node && head.contains(event.target))) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', stop, { capture: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }));
}

function addElement(className: string, text = ''): HTMLElement {
  const element = document.createElement('div');
  element.dataset.slot = 'column-drag';
  element.className = `pointer-events-none fixed top-0 left-0 z-50 ${className}`;
  element.textContent = text;
  element.ariaHidden = 'true';
  document.body.append(element);
  return element;
}
