import 'server-only';

// These functions stand in the page as text: they run in the browser, and can use nothing from here.

/**
 * Puts scripts into the document after the second frame from now, in place of their preloads: the first frame shows what
 * there is. A tab in the background has no frames.
 */
function runAfterPaint(sources: readonly string[]): void {
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

/**
 * What a page runs where its first content ends.
 * @param sources the addresses of the page's scripts
 */
export function firstScript(sources: readonly string[]): string {
  return `(${runAfterPaint})(${JSON.stringify(sources)})`;
}
