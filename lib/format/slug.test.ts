import { expect, it } from 'vitest';
import { slug } from './slug';

it.each([
  ['Aberdeenshire Vets', 'aberdeenshire-vets'],
  ['Gearóid O’Duffy (Jr.)', 'gearoid-o-duffy-jr'],
  ['!', ''],
])('EXP-1 the name “%s” becomes “%s” in a file name', (name, file) => {
  expect(slug(name)).toBe(file);
});
