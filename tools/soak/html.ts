import { HtmlValidate } from 'html-validate';
import { none, type Report } from './figures';
import type { Run } from './scenario';

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
    // The sidebar stands beside the page, or is a dialog over it.
    'prefer-native-element': ['error', { exclude: ['complementary'] }],
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
});

/** Validates every screen, as the server sends it, against the HTML standard. */
export async function soakHtml({ client, screens }: Run): Promise<Report> {
  const found = new Map<string, { count: number; at: string }>();
  for (const path of [...screens, ...UNLINKED]) {
    const { headers, body } = await client.request(path);
    const type = headers['content-type'];
    if (!type?.startsWith('text/html')) throw new Error(`${path} is ${type}, not HTML`);
    for (const { messages } of (await validator.validateString(body)).results) {
      for (const { ruleId, message, selector } of messages) {
        if (IGNORED.has(message)) continue;
        const key = `${ruleId}: ${message}`;
        const known = found.get(key);
        if (known) known.count += 1;
        else found.set(key, { count: 1, at: `${path} ${selector ?? ''}` });
      }
    }
  }
  for (const [fault, { count, at }] of found) console.log(`  ${count} × ${fault}\n      ${at}`);
  const title = `The HTML of ${screens.length + UNLINKED.length} screens`;
  return { title, figures: [none('kinds of faults', found.size)] };
}
