import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CourseTees } from './course-tees';

const holes = [{ number: 1, par: 4, distance: 380, strokeIndex: 1 }];
const white = { uid: 'w', name: 'White', gender: 'MALE', courseRating: null, slopeRating: null, par: 4, holes };

/** The texts of a row's cells. */
function cellsOf(faults: string[], row: string) {
  const read = faults.map((field) => ({ field, message: 'is no number' }));
  const html = renderToStaticMarkup(<CourseTees rows={[{ ok: true, item: white, faults: read }]} />);
  const [, after = ''] = html.split(`<th scope="row">${row}</th>`);
  return [...(after.split('</tr>')[0]?.matchAll(/<td[^>]*>(.*?)<\/td>/g) ?? [])].map(([, cell = '']) =>
    cell.replace(/<[^>]*>/g, ''),
  );
}

it('ERR-4 the tees of a course show values that could not be parsed as unreadable, and missing ones as -', () => {
  expect(cellsOf(['courseRating'], 'Rating')).toEqual(['Unreadable']);
  expect(cellsOf(['courseRating'], 'Slope')).toEqual(['-']);
});
