const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

let touched = false;
let takenAt = 0;

export function takeTouch(): boolean {
  const taken = touched;
  touched = false;
  if (taken) takenAt = Date.now();
  return taken;
}

/** Calls `touch` on input that follows at least `quietMs` without any. @returns a function that unsubscribes */
export function onTouch(quietMs: number, touch: () => void): () => void {
  takenAt = Date.now();
  const note = () => {
    const first = !touched && Date.now() - takenAt >= quietMs;
    touched = true;
    if (first) touch();
  };
  const stop = new AbortController();
  for (const name of TOUCHES) addEventListener(name, note, { passive: true, capture: true, signal: stop.signal });
  return () => stop.abort();
}
