import { HtmlValidate } from 'html-validate';
import type { Client } from './client';
import type { Report } from './figures';

/** Screens that no link of another one leads to. One that is not found comes empty from the framework, and is filled by script. */
const UNLINKED = [
  '/login?reason=expired',
  '/forgot-password',
  '/reset-password',
  '/all-users?q=nobody-is-called-this',
  '/api/export/no-such-list',
];

/** A form that posts to an action of the server. */
const REACTS_OWN: ReadonlySet<string> = new Set(['Attribute "action" has invalid value ""']);

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // A search is sent by Enter, and by itself while somebody types.
    'wcag/h32': 'off',
    // The sidebar is one or the other: beside the page, and a dialog over it.
    'prefer-native-element': ['error', { exclude: ['complementary'] }],
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
});

/** Every screen as the server sends it, held against the HTML standard. */
export async function soakHtml(client: Client, screens: readonly string[]): Promise<Report> {
  const found = new Map<string, { count: number; at: string }>();
  for (const path of [...screens, ...UNLINKED]) {
    const { type, body } = await client.get(path);
    if (!type.startsWith('text/html')) throw new Error(`${path} is no page but ${type}`);
    for (const { messages } of (await validator.validateString(body)).results) {
      for (const { ruleId, message, selector } of messages) {
        if (REACTS_OWN.has(message)) continue;
        const key = `${ruleId}: ${message}`;
        const known = found.get(key);
        if (known) known.count += 1;
        else found.set(key, { count: 1, at: `${path} ${selector ?? ''}` });
      }
    }
  }
  for (const [fault, { count, at }] of found) console.log(`  ${count} × ${fault}\n      ${at}`);
  return {
    title: `The HTML of ${screens.length + UNLINKED.length} screens`,
    figures: [{ what: 'kinds of faults', value: String(found.size), limit: 'none', met: found.size === 0 }],
  };
}
