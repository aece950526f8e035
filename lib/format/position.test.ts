import { expect, it } from 'vitest';
import { mapHref, positionText } from './position';

it('PLACE-1 a position is shown as two numbers, accurate to about a metre, and links to a map', () => {
  const position = { latitude: 51.477222222, longitude: -0.5 };
  expect(positionText(position)).toBe('51.47722, -0.5');
  expect(mapHref(position)).toBe('https://www.openstreetmap.org/?mlat=51.47722&mlon=-0.5#map=15/51.47722/-0.5');
  expect(positionText({ latitude: 0, longitude: 1e-9 })).toBe('0, 0');
});

it.each([{}, { latitude: 51.5 }, { latitude: null, longitude: 0 }])('PLACE-1 %j is not a position', (position) => {
  expect(positionText(position)).toBeNull();
  expect(mapHref(position)).toBeNull();
});
