import { expect, it } from 'vitest';
import { orderChoices } from './choice-order';

const [england, scotland, wales] = ['England', 'Scotland', 'Wales'].map((label) => ({
  value: label.toLowerCase(),
  label,
})) as [Option, Option, Option];
type Option = { value: string; label: string };

it('FILTER-4 selected choices come first, or after those that match the typed text', () => {
  const unnamed = { value: 'wales', label: 'name unavailable (wales)' };
  const chosen = { initial: [unnamed], checked: [unnamed, scotland] };
  expect(orderChoices([england, scotland, wales], { ...chosen, typed: '' })).toEqual([wales, england, scotland]);
  expect(orderChoices([england], { ...chosen, typed: 'eng' })).toEqual([england, unnamed, scotland]);
});
