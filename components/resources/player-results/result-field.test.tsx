import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawCell } from '@/components/fields/draw-cell';
import { withResultField } from './result-field';

it('LIST-30 on a phone, a user’s result replaces another field in the grey line of a card', () => {
  const name = { label: 'Name', text: () => 'Medal', width: 0, card: 'title' } as const;
  const fields = withResultField({ name, group: { ...name, card: 'line-end' } }, new Map());
  expect(Object.entries(fields).map(([id, { card }]) => [id, card])).toEqual([
    ['name', 'title'],
    ['result', 'line-end'],
    ['group', undefined],
  ]);
});

it('WORD-3 the bdi element around a team’s name does not contain the team’s result', () => {
  const team = 'فريق';
  const result = { text: `3rd of 12, 36 points, in ${team}`, names: [team], href: '/events/e' };
  const field = withResultField({}, new Map([['e', result]])).result;
  const html = renderToStaticMarkup(field && drawCell(field, { uid: 'e' }, { timeZone: 'UTC' }, null));
  expect(html).toContain(`3rd of 12, 36 points, in <bdi>${team}</bdi><`);
});
