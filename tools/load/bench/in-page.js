// Runs in every measured page before the page's scripts. Polling is avoided, because it slows the page.
window.bench = (() => {
  // Hidden rows are ignored: React keeps streamed parts in hidden elements until it shows them.
  const rows = () => document.querySelector('tbody:not([hidden] *)')?.textContent ?? '';
  const heading = () => document.querySelector('main h1:not([hidden] *)')?.textContent ?? '';

  /** Resolves after the browser has drawn the current document. */
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    });

  const timeoutMs = 60_000;

  /** Resolves when `holds()` is true and the browser has drawn the result. */
  const shown = (what, holds) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`${what}: no change after ${timeoutMs} ms at ${location}`)),
        timeoutMs,
      );
      const look = () => {
        if (!holds()) return false;
        clearTimeout(timer);
        observer.disconnect();
        painted().then(resolve);
        return true;
      };
      const observer = new MutationObserver(look);
      if (!look()) observer.observe(document, { subtree: true, childList: true, characterData: true });
    });

  /** Clicks a link and returns the ms until `part` of the screen has another text. */
  const timed = async (link, part) => {
    const before = part();
    const brought = shown(link.ariaLabel ?? link.textContent, () => part() !== before && part() !== '');
    const started = performance.now();
    link.click();
    return (await brought) - started;
  };

  const firstRow = shown('First row', () => rows() !== '');
  const firstHeading = shown('First heading', () => heading() !== '');
  // On a page without rows, this promise rejects, and perhaps no caller awaits it.
  for (const first of [firstRow, firstHeading]) first.catch(() => undefined);

  return {
    /** ms from the start of the navigation until the screen shows the first row. */
    firstRow,
    /** ms from the start of the navigation until the screen shows the heading. */
    firstHeading,
    /** ms from a click on a link until the screen shows other rows. */
    swap: (link) => timed(link, rows),
    /** ms from the request of the next search until the screen shows other rows. */
    searched: async () => {
      const before = rows();
      const end = await shown('Search', () => rows() !== before && rows() !== '');
      const requests = performance.getEntriesByType('resource');
      return end - requests.find(({ name }) => new URL(name).searchParams.has('q')).startTime;
    },
    /** ms from a click on a link until the screen shows another heading. */
    openHeading: (link) => timed(link, heading),
  };
})();
