import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SearchHits } from './search-hits';

const NAME = 'آن محمد';

it('WORD-3 the search page puts names, details and the search text in bdi elements', () => {
  const hit = { uid: 'u', href: '/all-users/u', title: NAME, facts: [NAME, 'Handicap 12'] };
  const sections = [{ list: 'user' as const, hits: [hit], total: 1 }];
  const html = renderToStaticMarkup(<SearchHits sections={sections} q="ann" hrefOf={null} />);
  expect(html.match(/<bdi[^>]*>(?:آن محمد|Handicap 12)<\/bdi>/g)).toHaveLength(3);
  expect(renderToStaticMarkup(<SearchHits sections={[]} q={NAME} hrefOf={null} />)).toContain(`“<bdi>${NAME}</bdi>”`);
});
