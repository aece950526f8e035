import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CouldNotLoad, NoResults } from './states';

it.each([
  ['', false, 'There are no users yet.'],
  ['', true, 'No users match these filters.'],
  ['Ann', false, 'No users match “Ann”.'],
  ['Ann', true, 'No users match “Ann” with these filters.'],
])('LIST-9 for the search “%s” (with filters: %s) an empty list says “No results” and “%s”', (q, isFiltered, words) => {
  const html = renderToStaticMarkup(
    <NoResults empty="There are no users yet." nouns="users" q={q} isFiltered={isFiltered} clearHref="/all-users" />,
  );
  const text = html.replace(/<[^>]+>/g, '');
  expect(text).toMatch(/^No results/);
  expect(text).toContain(words);
  expect(text.includes('Clear')).toBe(q !== '' || isFiltered);
});

it.each([
  [{ kind: 'refused', status: 403, message: 'No' } as const, 'No access', 'No.', 'Status 403'],
  [
    { kind: 'broken', message: 'items: Required' } as const,
    'Could not load users',
    'The golf service sent data that Fairway cannot read.',
    'items: Required',
  ],
])(
  'ERR-1 a list that failed to load (%j) says why, with status and path behind “Technical details”',
  (failure, title, why, details) => {
    const html = renderToStaticMarkup(<CouldNotLoad what="users" failure={failure} href="/all-users" />);
    const [shown = '', closed = ''] = html.split('<details');
    expect(shown).toContain(title);
    expect(shown).toContain(why);
    expect(shown).not.toContain(details);
    expect(closed).toContain('Technical details');
    expect(closed).toContain(details);
  },
);
