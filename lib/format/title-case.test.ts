import { describe, expect, it } from 'vitest';
import { titleCase } from './title-case';

describe('titleCase', () => {
  it.each([
    ['COMPLETED', 'Completed'],
    ['in_progress', 'In Progress'],
    ['IN_PROGRESS', 'In Progress'],
    ['Stroke_Play', 'Stroke Play'],
    ['FOUR_BALL', 'Four Ball'],
    ['FOUR-BALL', 'Four-Ball'],
    ['stableford', 'Stableford'],
    ['AWAITING__ATTESTATION_', 'Awaiting Attestation'],
    [' club  member ', 'Club Member'],
    ['BEST_2_OF_4', 'Best 2 Of 4'],
    ['1ST_TEAM', '1st Team'],
    ["CAPTAIN'S_GUEST", "Captain's Guest"],
    ['ÉQUIPE_ÉTOILE', 'Équipe Étoile'],
    ['招待_選手', '招待 選手'],
    ['', ''],
  ])('FR-4 the API value %j is shown in title case as %j', (value, text) => {
    expect(titleCase(value)).toBe(text);
  });
});
