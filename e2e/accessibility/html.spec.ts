import { HtmlValidate } from 'html-validate';
import { screensOf } from '../../tools/load/screens';
import { expect, test } from '../support/test';

/** Pages that no link leads to. Not-found pages are left out, because their HTML is complete only with JavaScript. */
const UNLINKED = [
  '/login?reason=reset',
  '/forgot-password',
  '/reset-password',
  '/all-users?q=nobody-is-called-this',
  '/api/export/no-such-list',
];

const IGNORED: ReadonlySet<string> = new Set([
  // React sets an empty `action` on forms with a server action.
  'Attribute "action" has invalid value ""',
  // The specification does not allow this attribute on check boxes, but browsers obey it when they restore a form.
  'autocomplete attribute cannot be used on <input type="checkbox">',
]);

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // Search forms need no submit button: typing or Enter submits them.
    'wcag/h32': 'off',
    // Safari drops the roles of tables whose CSS is not that of a table, as on a phone.
    'no-redundant-role': 'off',
    // The sidebar and the dashboard cards use these roles on `div` elements.
    'prefer-native-element': ['error', { exclude: ['complementary', 'region'] }],
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
});

test('the server sends valid HTML for every screen @nightly', async ({ page }) => {
  test.setTimeout(900_000);
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
