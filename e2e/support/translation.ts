import { expect, type Locator, type Page } from '@playwright/test';
import { visit } from './screens';

/** Opens a URL and from then on translates the page as Chrome does. */
export async function visitTranslated(page: Page, address: string): Promise<void> {
  await visit(page, address);
  await page.evaluate(translate);
}

/** Wraps texts in font elements, as Chrome's translation does, and reports changes of texts that users no longer see. */
function translate(): void {
  const replaced = new WeakSet<Node>();
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
      replaced.add(text);
      text.replaceWith(font(font(text.data)));
    }
  };
  const { get, set } = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') ?? {};
  Object.defineProperty(Node.prototype, 'nodeValue', {
    get,
    set(value: string) {
      if (replaced.has(this))
        console.error(`A change is invisible in a translated page: “${get?.call(this)}” became “${value}”`);
      set?.call(this, value);
    },
  });
  new MutationObserver(replaceTexts).observe(document.body, { childList: true, characterData: true, subtree: true });
  replaceTexts();
}

/** The visible text of a part of the page once everything in it has loaded, without announcements to screen readers. */
async function textOf(part: Locator): Promise<string> {
  await expect(part.locator('[aria-busy=true]')).toHaveCount(0);
  const [all = '', ...announced] = await part.evaluate((node) =>
    // biome-ignore lint/performance/useDomNodeTextContent: innerText leaves out invisible text
    [node, ...node.querySelectorAll('.sr-only[role=status]')].map((one) => (one as HTMLElement).innerText),
  );
  const text = announced.reduce((rest, one) => rest.replace(one, ''), all);
  // Ignores loading times, and the line breaks that a font element adds in a flex container.
  return text
    .replace(/as of [\d-]* ?[\d:]+/gi, '')
    .replace(/Refreshed .+/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Expects the same text on the translated page as on an untranslated page at the same URL. */
export async function expectAsLoaded(
  page: Page,
  other: Page,
  partOf: (page: Page) => Locator = (of) => of.getByRole('main'),
): Promise<void> {
  await other.goto(page.url());
  await expectSameText(partOf(page), partOf(other));
}

/** Expects two parts to have the same text once everything in both has loaded. */
export async function expectSameText(part: Locator, other: Locator): Promise<void> {
  await expect(async () => expect(await textOf(part)).toBe(await textOf(other))).toPass({ timeout: 45_000 });
}
