import fc from 'fast-check';
import { it } from 'vitest';
import { answerProperties } from './answer-properties';
import { handicapProperties } from './handicap-properties';
import { resultProperties } from './result-properties';

// On a failure, fc.assert prints the random seed that repeats it.
it.each([...answerProperties, ...handicapProperties, ...resultProperties])('$name (any seed)', ({ property }) => {
  fc.assert(property, { numRuns: 5000 });
});
