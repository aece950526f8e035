import { expect, it } from 'vitest';
import { slug } from './slug';

it.each([
  ['Aberdeenshire Vets', 'aberdeenshire-vets'],
  ['Gearóid O’Duffy (Jr.)', 'gearoid-o-duffy-jr'],
  ['Łódź Golf', 'lodz-golf'],
  ['Ærø Straße', 'aero-strasse'],
  ['İzmir Iğdır', 'izmir-igdir'],
  ['Клуб 2026', 'клуб-2026'],
  ['गोल्फ़ क्लब', 'गोल्फ़-क्लब'],
  ['山田 ゴルフ', '山田-ゴルフ'],
  ['大'.repeat(70), '大'.repeat(60)],
  ['!', ''],
])('EXP-1 the name “%s” is written “%s” in a file name', (name, file) => {
  expect(slug(name)).toBe(file);
});
