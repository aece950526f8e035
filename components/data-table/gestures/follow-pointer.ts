type Handlers = {
  onMove: (event: PointerEvent) => void;
  /** The end of the drag: dropped, or given up by Escape or by the browser. */
  onEnd: (dropped: boolean) => void;
};

/** Follows one pointer until it is lifted; Escape gives up. */
export function followPointer(pointerId: number, { onMove, onEnd }: Handlers): void {
  const listeners = new AbortController();
  const end = (dropped: boolean) => {
    listeners.abort();
    onEnd(dropped);
  };
  const of = (handle: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerId === pointerId) handle(event);
  };
  const { signal } = listeners;
  addEventListener(
    'pointermove',
    // Lifted before this code was there.
    of((event) => (event.buttons === 0 ? end(false) : onMove(event))),
    { signal },
  );
  addEventListener(
    'pointerup',
    of(() => end(true)),
    { signal },
  );
  addEventListener(
    'pointercancel',
    of(() => end(false)),
    { signal },
  );
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      end(false);
    },
    { signal, capture: true },
  );
}
