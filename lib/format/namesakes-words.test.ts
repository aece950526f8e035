import { describe, expect, it } from 'vitest';
import { namesakesText } from './namesakes-words';

const facts = { noun: 'user', others: 3, isAll: true, places: [], sameDay: 0, came: 'created' };

describe('namesakesText', () => {
  it('NAME-1 the note about people of the same name counts all, those per place, and those created on the same day', () => {
    expect(namesakesText({ ...facts, places: ['Wales', null, 'Wales'], sameDay: 1 })).toBe(
      '3 other users have this name (2 in Wales, 1 created the same day)',
    );
    expect(namesakesText({ ...facts, others: 1, places: ['Spain'] })).toBe('Another user in Spain has this name');
    expect(namesakesText({ ...facts, others: 1, sameDay: 1 })).toBe('Another user has this name, created the same day');
    expect(namesakesText(facts)).toBe('3 other users have this name');
  });

  it('NAME-1 the note about people of the same name begins with “At least” if the search was cut off', () => {
    expect(namesakesText({ ...facts, others: 60, isAll: false })).toBe('At least 60 other users have this name');
  });

  it('NAME-1 the note about people of the same name names the group if only this group was searched', () => {
    expect(namesakesText({ ...facts, noun: 'member', within: 'this group', came: 'joined', sameDay: 3 })).toBe(
      '3 other members in this group have this name (3 joined the same day)',
    );
  });

  it('NAME-1 there is no note if nobody else has the name', () => {
    expect(namesakesText({ ...facts, others: 0 })).toBe('');
  });
});
