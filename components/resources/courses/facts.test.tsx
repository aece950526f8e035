import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Course } from '@/lib/contract/courses';
import { read } from '@/lib/contract/wire/lenient.fixture';
import { readFrom } from '@/lib/contract/wire/unread';
import { courseFacts } from './facts';

const course = { uid: 'c', name: 'Royal Dornoch', country: { uid: 's', name: 'Scotland' } };

function drawn(of: Course) {
  const position = courseFacts.Position?.('UTC');
  if (!position) throw new Error('A course has no fact of its position');
  const said = readFrom(of, position);
  return said.ok ? renderToStaticMarkup(said.value) : said.fault.words;
}

it('PLACE-1 a position can be copied, and leads to a map in a new tab that learns nothing of this one', () => {
  const html = drawn(Course.parse({ ...course, latitude: 57.881, longitude: -4.0311 }));
  expect(html).toContain('57.881, -4.0311');
  expect(html).toContain('aria-label="Copy position"');
  expect(html).toContain('href="https://www.openstreetmap.org/?mlat=57.881&amp;mlon=-4.0311#map=15/57.881/-4.0311"');
  expect(html).toMatch(/target="_blank" rel="noopener noreferrer"[^>]*>Map \(new tab\)</);
});

it('PLACE-1 without a position nothing is drawn; one that could not be read says so', () => {
  expect(drawn(Course.parse(course))).toBe('');
  expect(drawn(read(Course, { ...course, latitude: 'north', longitude: 1 }) as Course)).toContain('number');
});
