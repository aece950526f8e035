import { HtmlValidate } from 'html-validate';
import { screensOf } from '../../tools/load/screens';
import { expect, test } from '../support/test';

/** Screens without a link to them. Not-found screens come empty from the framework, and a script fills them: left out. */
const UNLINKED = [
  '/login?reason=expired',
  '/forgot-password',
  '/reset-password',
  '/all-users?q=nobody-is-called-this',
  '/api/export/no-such-list',
];

/** React gives forms with a server action an empty `action`. */
const IGNORED: ReadonlySet<string> = new Set(['Attribute "action" has invalid value ""']);

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // A search needs no button: Enter sends it, and so does typing.
    'wcag/h32': 'off',
    // A fieldset may only disable what it holds: the rows per page, while others come.
    'wcag/h71': 'off',
    // The sidebar stands beside the page, or is a dialog over it; a card of the dashboard is a box of the design system.
    'prefer-native-element': ['error', { exclude: ['complementary', 'region'] }],
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
});

test('every screen is valid HTML as the server sends it @nightly', async ({ page }) => {
  test.setTimeout(300_000);
  const htmlOf = async (path: string) => {
    const response = await page.request.get(path, { headers: { accept: 'text/html' }, maxRedirects: 0 });
    expect(response.headers()['content-type'], path).toMatch(/^text\/html/);
    return response.text();
  };
  const faults = new Map<string, string>();
  for (const path of [...(await screensOf(htmlOf)), ...UNLINKED]) {
    for (const { messages } of (await validator.validateString(await htmlOf(path))).results) {
      for (const { ruleId, message, selector } of messages) {
        if (!IGNORED.has(message)) faults.set(`${ruleId}: ${message}`, `${path} ${selector ?? ''}`);
      }
    }
  }
  expect([...faults]).toEqual([]);
});
