import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { courseFacts } from './cells';

const course = { uid: 'c', name: 'Royal Dornoch', tees: [] };

it('PLACE-1 a course’s position has a copy button, and a map link that opens a new tab and sends no referrer', () => {
  const html = renderToStaticMarkup(courseFacts.position({ ...course, latitude: 57.881, longitude: -4.0311 }));
  expect(html).toContain('57.881, -4.0311');
  expect(html).toContain('aria-label="Copy position"');
  expect(html).toContain('href="https://www.openstreetmap.org/?mlat=57.881&amp;mlon=-4.0311#map=15/57.881/-4.0311"');
  expect(html).toMatch(/target="_blank" rel="noopener noreferrer"[^>]*>Open map \(new tab\)</);
});

it('PLACE-1 a course without a position shows no position', () => {
  expect(courseFacts.position(course)).toBeNull();
});
