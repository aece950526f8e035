import { expect, type Locator, type Page } from '@playwright/test';
import { visit } from './screens';

/** Opens an address and has the page translated from then on, as somebody chooses it in Chrome. */
export async function visitTranslated(page: Page, address: string): Promise<void> {
  await visit(page, address);
  const parts = page.locator('main :not(script, template)');
  // Parts that come later are hydrated later.
  const areLive = () =>
    parts.evaluateAll((all) => all.every((part) => Object.keys(part).some((key) => key.startsWith('__react'))));
  await expect.poll(areLive, { intervals: [50] }).toBe(true);
  await page.evaluate(translate);
}

/**
 * Translates as Chrome does: each text node leaves the page, and two font elements with its text take its place. The
 * text stays the same, so that it can be compared. A change of a text that has left is an error: nobody sees it.
 */
function translate(): void {
  const left = new WeakSet<Node>();
  const font = (...content: (string | Node)[]) => {
    const element = document.createElement('font');
    element.append(...content);
    return element;
  };
  const replaceTexts = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('font, script, style, noscript, textarea, svg')) continue;
      left.add(text);
      text.replaceWith(font(font(text.data)));
    }
  };
  const { get, set } = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') ?? {};
  Object.defineProperty(Node.prototype, 'nodeValue', {
    get,
    set(value: string) {
      if (left.has(this)) console.error(`Not seen in a translated page: “${get?.call(this)}” is now “${value}”`);
      set?.call(this, value);
    },
  });
  new MutationObserver(replaceTexts).observe(document.body, { childList: true, characterData: true, subtree: true });
  replaceTexts();
}

/** What a part of the page says, once nothing in it is loading. */
export async function textOf(part: Locator): Promise<string> {
  await expect(part.locator('[aria-busy=true]')).toHaveCount(0);
  // biome-ignore lint/performance/useDomNodeTextContent: what is to be seen, not what the tree holds.
  const text = await part.evaluate((node) => (node as HTMLElement).innerText);
  // A live screen says how old it is. In a flex container a font element begins a line.
  return text
    .replace(/Refreshed .+/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Expects that a translated page says what another one does, which is not translated, at the same address. */
export async function expectAsLoaded(
  page: Page,
  other: Page,
  partOf: (page: Page) => Locator = (of) => of.getByRole('main'),
): Promise<void> {
  await other.goto(page.url());
  const expected = await textOf(partOf(other));
  await expect.poll(() => textOf(partOf(page))).toBe(expected);
}
