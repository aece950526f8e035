// Runs in every measured page before its own scripts. Nothing here polls: a busy page would slow what it measures.
window.bench = (() => {
  let shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });

  const rows = () => document.querySelector('tbody')?.textContent ?? '';
  const link = (label) => {
    const found = document.querySelector(`a[aria-label="${label}"][href]`);
    if (!found) throw new Error(`No link “${label}”`);
    return found;
  };

  /** The moment after the frame that shows what the document holds now. */
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    });

  const patienceMs = 20_000;

  /** Resolves when the document has changed so that `holds`, and that is on the screen. */
  const shown = (what, holds) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${what}: nothing after ${patienceMs} ms`)), patienceMs);
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

  const firstRow = shown('First row', () => rows() !== '');
  // Read later, if at all: pages without rows are not measured.
  firstRow.catch(() => undefined);

  return {
    /** ms from the start of the navigation to the first row on the screen. */
    firstRow,
    /** ms from a click on this link to other rows on the screen. */
    swap: async (label) => {
      const target = link(label);
      const before = rows();
      const started = performance.now();
      const swapped = shown(label, () => rows() !== before && rows() !== '');
      target.click();
      return (await swapped) - started;
    },
    shift: () => shift,
  };
})();
