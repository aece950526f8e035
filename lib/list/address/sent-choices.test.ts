import { expect, it } from 'vitest';
import { receivedChoices, sentChoices } from './sent-choices';

it('choices arrive as they were sent; a word that its label repeats is sent alone', () => {
  const choices = [
    { value: 'IN_PROGRESS', label: 'In Progress' },
    { value: 'ACTIVE', label: 'Active', count: 3 },
    { value: 'a1', label: 'England' },
    { value: '', label: '2 choices could not be read' },
  ];
  const sent = sentChoices(choices);
  expect(sent).toEqual(['IN_PROGRESS', ...choices.slice(1)]);
  expect(receivedChoices(sent)).toEqual(choices);
  expect(receivedChoices(sentChoices(null))).toBeNull();
  const offer = { chosen: [], all: '/api/choices/country' };
  expect(receivedChoices(sentChoices(offer))).toBe(offer);
});
