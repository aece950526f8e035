import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { users } from '@/lib/resources/users';
import { RangeInputs } from './range-inputs';

it.each([
  ['Handicap', 'Handicap (both included)'],
  ['Last active', 'Last active (Europe/London)'],
])('FILTER-13 the filter %s says that both ends are included, or names the time zone of its days', (label, legend) => {
  const field = users.filters.find((filter) => filter.label === label);
  if (!field || field.kind === 'any-of') throw new Error(`${label} is no range`);
  const state = { filters: {}, unread: [] } as never;
  const html = renderToStaticMarkup(<RangeInputs field={field} state={state} timeZone="Europe/London" />);
  expect(/<legend[^>]*>(.*?)<\/legend>/.exec(html)?.[1]?.replace(/<[^>]*>/g, '')).toBe(legend);
});
