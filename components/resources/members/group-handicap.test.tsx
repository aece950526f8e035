import { prerender } from 'react-dom/static';
import { expect, it } from 'vitest';
import { GroupHandicap, OwnHandicapProvider } from './group-handicap';

it.each([
  ['the same', 12.4, '12.4', false],
  ['another', 9, '12.4, own 9.0', true],
  ['unknown', null, '12.4', false],
])('HCP-3 a handicap in a group is compared with the user’s own handicap %s', async (_, own, text, isMarked) => {
  const cell = (
    <OwnHandicapProvider handicap={Promise.resolve(own)}>
      <GroupHandicap memberUid="m-1" handicap={12.4} />
    </OwnHandicapProvider>
  );
  const html = await new Response((await prerender(cell)).prelude).text();
  expect(html).toContain(`<span>${text}</span>`);
  expect(html.includes('differs')).toBe(isMarked);
});
