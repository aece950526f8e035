import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TeeFaults } from './tee-faults';

it.each([
  ['no stroke index and no distance', 0, null, '2 data errorsNo stroke index on hole 1.No distance on hole 1.'],
  ['no stroke index', 380, null, '1 data errorNo stroke index on hole 1.'],
  ['nothing wrong', 380, 1, ''],
])('COURSE-2 the dialog about a tee names its data errors: %s', (_, yards, strokeIndex, text) => {
  const html = renderToStaticMarkup(<TeeFaults holes={[[1, 4, yards, strokeIndex]]} />);
  expect(html.replace(/<[^>]+>/g, '')).toBe(text);
});
