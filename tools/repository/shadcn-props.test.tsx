import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ButtonGroupExample } from './shadcn/button-group';
import { FeedbackExample, FieldsExample, OverlaysExample } from './shadcn/controls';
import { ItemExample } from './shadcn/item';
import { Sidebar07Example } from './shadcn/sidebar-07';

// The type check also shows that the props of components/ui accept the examples in shadcn/.
const examples = { ButtonGroupExample, ItemExample, Sidebar07Example, FieldsExample, FeedbackExample, OverlaysExample };

it.each(Object.entries(examples))('components/ui renders %s, which is written for shadcn/ui', (_name, Example) => {
  expect(renderToStaticMarkup(<Example />)).toContain('data-slot=');
});

it('form fields have the states that their props set', () => {
  const html = renderToStaticMarkup(<FieldsExample />);
  const input = (part: string) => html.match(/<input[^>]*>/g)?.find((text) => text.includes(part));
  expect(input('id="terms"')).not.toContain('checked=');
  expect(input('name="news"')).toContain('checked=""');
  expect(input('value="white"')).toContain('checked=""');
  expect(input('value="red"')).not.toContain('checked=');
  expect(input('value="match"')).toContain('disabled=""');
});

it('a separator with the vertical orientation is vertical', () => {
  expect(renderToStaticMarkup(<ButtonGroupExample />)).toContain('data-orientation="vertical"');
});

it('a trigger opens the content of its popover or sheet without JavaScript', () => {
  const html = renderToStaticMarkup(<OverlaysExample />);
  const ids = [...html.matchAll(/popoverTarget="([^"]+)"/gi)].map(([, id]) => id);
  expect(ids).toHaveLength(2);
  for (const id of ids) expect(html).toContain(`id="${id}"`);
});
