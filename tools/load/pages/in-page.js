// Runs in every measured page before the page's own scripts. It does not poll, because polling slows the page.
window.bench = (() => {
  let requested = 0;
  const entries = { 'layout-shift': [], 'largest-contentful-paint': [], longtask: [], event: [] };
  for (const [type, seen] of Object.entries(entries)) {
    const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()));
    observer.observe({ type, buffered: true, ...(type === 'event' && { durationThreshold: 16 }) });
  }
  const sum = (values) => values.reduce((total, value) => total + value, 0);

  const { fetch } = window;
  window.fetch = (...request) => {
    requested = performance.now();
    return fetch(...request);
  };

  // Hidden rows do not count: React keeps streamed parts in hidden elements until it shows them.
  const rows = () => document.querySelector('tbody:not([hidden] *)')?.textContent ?? '';
  const link = (label) => {
    const found = document.querySelector(`a[aria-label^="${label}"][href]`);
    if (!found) throw new Error(`No link “${label}”`);
    return found;
  };

  /** Resolves when the browser has drawn the current document. */
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

  const heading = () => document.querySelector('main h1:not([hidden] *)')?.textContent ?? '';
  const parts = () => document.querySelectorAll('main :is(dl, table, svg)').length;
  const isScreen = () => heading() !== '' && parts() > 0;

  const otherRows = (what) => {
    const before = rows();
    return shown(what, () => rows() !== before && rows() !== '');
  };
  const otherHeading = (what) => {
    const before = heading();
    return shown(what, () => heading() !== before && heading() !== '');
  };
  /** Resolves when the heading has changed and the screen has content below it. */
  const otherScreen = (what) => {
    const before = heading();
    return shown(what, () => heading() !== before && isScreen());
  };
  /** Runs `act` and returns the ms until `brought` resolves. */
  const timed = async (brought, act) => {
    const started = performance.now();
    act();
    return (await brought) - started;
  };

  const firstPart = shown('First part', isScreen);
  const firstRow = shown('First row', () => rows() !== '');
  const firstHeading = shown('First heading', () => heading() !== '');
  // On a page without records or rows these promises reject, perhaps with no caller to await them.
  for (const first of [firstPart, firstRow, firstHeading]) first.catch(() => undefined);

  return {
    /** ms from the start of the navigation until the screen shows the first row. */
    firstRow,
    /** ms from the start of the navigation until the screen shows the first part of a record. */
    firstPart,
    /** ms from the start of the navigation until the screen shows the heading. */
    firstHeading,
    /** ms from a click on a link, given as element or label, until the screen shows other rows. */
    swap: (target) => {
      const found = typeof target === 'string' ? link(target) : target;
      return timed(otherRows(found.ariaLabel ?? found.textContent), () => found.click());
    },
    /** ms from a click on a link until the screen shows the record. */
    open: (selector) => timed(otherScreen(selector), () => document.querySelector(selector).click()),
    /** ms from a click on a link until the screen shows another heading. */
    openHeading: (link) => timed(otherHeading(link.href), () => link.click()),
    /** ms from going back until the screen shows the list. */
    back: () => timed(otherScreen('Back'), () => history.back()),
    /** ms from the last request until the screen shows other rows. */
    answer: async () => {
      const at = await otherRows('A response');
      return at - requested;
    },
    vitals: () => ({
      shift: sum(entries['layout-shift'].map(({ value }) => value)),
      paint: entries['largest-contentful-paint'].at(-1)?.startTime ?? 0,
      blocked: sum(entries.longtask.map(({ duration }) => Math.max(0, duration - 50))),
    }),
    slowest: () => Math.max(0, ...entries.event.map(({ interactionId, duration }) => (interactionId ? duration : 0))),
  };
})();
