import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SimilarHits } from './similar-hits';

it('SRCH-11 hits with similar names show what tells people of the same name apart', () => {
  const hit = { uid: 'a', href: '/all-users/a', title: 'Cian Regan', facts: ['Handicap 12.1', 'Ireland'] };
  const html = renderToStaticMarkup(<SimilarHits hits={[hit, { ...hit, uid: 'b', facts: ['Wales', 'Wales'] }]} />);
  const texts = html.split('</li>').map((item) => item.replace(/<[^>]+>/g, ''));
  expect(texts).toEqual(['Similar:Cian Regan · Handicap 12.1 · Ireland', 'Cian Regan · Wales', '']);
});
