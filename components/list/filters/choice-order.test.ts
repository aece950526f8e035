import { expect, it } from 'vitest';
import { orderChoices } from './choice-order';

const [england, scotland, wales] = ['England', 'Scotland', 'Wales'].map((label) => ({
  value: label.toLowerCase(),
  label,
})) as [Option, Option, Option];
type Option = { value: string; label: string };

it('FILTER-4 selected choices come first, sorted by name, and stay visible when the typed text does not match them', () => {
  const unnamed = { value: 'wales', label: 'name unavailable (wales)' };
  const chosen = { initial: [unnamed], checked: [unnamed, scotland] };
  expect(orderChoices([england, scotland, wales], chosen)).toEqual([wales, england, scotland]);
  expect(orderChoices([england], chosen)).toEqual([unnamed, scotland, england]);
});
