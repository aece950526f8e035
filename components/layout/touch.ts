const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

let touched = false;
let takenAt = 0;

/** Whether somebody touched the page, by hand or keyboard, since this was last asked. */
export function takeTouch(): boolean {
  const taken = touched;
  touched = false;
  if (taken) takenAt = Date.now();
  return taken;
}

/** Calls back at a touch when none was taken for so many ms. @returns the way to end it */
export function onTouch(quietMs: number, touch: () => void): () => void {
  takenAt = Date.now();
  const note = () => {
    const first = !touched && Date.now() - takenAt >= quietMs;
    touched = true;
    if (first) touch();
  };
  for (const name of TOUCHES) addEventListener(name, note, { passive: true, capture: true });
  return () => {
    for (const name of TOUCHES) removeEventListener(name, note, { capture: true });
  };
}
