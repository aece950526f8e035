import fc from 'fast-check';
import { it } from 'vitest';
import { answerProperties } from './answer-properties';
import { handicapProperties } from './handicap-properties';
import { resultProperties } from './result-properties';

it.each([...answerProperties, ...handicapProperties, ...resultProperties])('$name', ({ property }) => {
  fc.assert(property, { numRuns: 200, seed: 20261129 });
});
