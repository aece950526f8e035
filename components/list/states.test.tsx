import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NoResults } from './states';

it.each([
  ['', false, 'There are no users yet.'],
  ['', true, 'No users match these filters.'],
  ['Ann', false, 'No users match “Ann”.'],
  ['Ann', true, 'No users match “Ann” with these filters.'],
])('LIST-9 for the search “%s” (filtered: %s) an empty list says “No results” and “%s”', (q, isFiltered, words) => {
  const html = renderToStaticMarkup(
    <NoResults empty="There are no users yet." nouns="users" q={q} isFiltered={isFiltered} clearHref="/all-users" />,
  );
  const text = html.replace(/<[^>]+>/g, '');
  expect(text).toMatch(/^No results/);
  expect(text).toContain(words);
  expect(text.includes('Clear')).toBe(q !== '' || isFiltered);
});
