import 'server-only';

/**
 * Runs in the browser where what a page shows first ends. It puts the scripts of the page into the document after the
 * second frame from now, in place of their preloads: the first frame shows what there is. A tab in the background has no
 * frames. Until scripts run it keeps keys that could be shortcuts, and the browser's own search from opening.
 * It stands in the page as text, and can use nothing from here.
 */
function untilScriptsRun(sources: readonly string[]): void {
  const keys: KeyboardEvent[] = [];
  const keep = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, repeat } = event;
    const searches = ctrlKey !== metaKey && !altKey && key.toLowerCase() === 'k';
    const isSign = !(ctrlKey || metaKey || altKey || repeat) && key.length === 1 && key !== ' ';
    const isInField = event.target instanceof Element && event.target.matches('input,select,textarea');
    if (!searches && (!isSign || isInField)) return;
    if (searches || key === '/' || keys.length > 0) event.preventDefault();
    keys.push(event);
  };
  const forget = () => {
    keys.length = 0;
  };
  window.addEventListener('keydown', keep);
  window.addEventListener('pointerdown', forget);
  window.takeEarlyKeys = () => {
    window.removeEventListener('keydown', keep);
    window.removeEventListener('pointerdown', forget);
    return keys.splice(0);
  };

  const insert = () => {
    for (const src of sources) {
      document.querySelector(`link[href="${src}"]`)?.remove();
      // React and the bundler's runtime look for a script with `async` before they load one.
      document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
    }
  };
  if (document.hidden) insert();
  else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(insert)));
}

/** @param sources the addresses of the page's scripts */
export function firstScript(sources: readonly string[]): string {
  return `(${untilScriptsRun})(${JSON.stringify(sources)})`;
}
