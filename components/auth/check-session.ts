const CHECK = 'check-session';

/** Has the session checked now, by the `SessionCheck` of the page. */
export function checkSession(): void {
  dispatchEvent(new Event(CHECK));
}

/** @returns the function that stops it */
export function onCheckSession(check: () => void): () => void {
  addEventListener(CHECK, check);
  return () => removeEventListener(CHECK, check);
}
