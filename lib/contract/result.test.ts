import { expect, it } from 'vitest';
import { ContractBroken, type Failure, statusOf } from './result';

const refused = (status: number): Failure => ({ kind: 'refused', status, message: 'No' });

it.each<[what: string, failure: Failure, status: number]>([
  ...[400, 403, 404, 409, 422, 429, 500, 502, 503, 504].map((status): [string, Failure, number] => [
    `a refusal with ${status}`,
    refused(status),
    status,
  ]),
  // A handler must not pass these statuses on, because a browser would follow the redirect.
  ...[301, 302, 303, 304, 307, 308].map((status): [string, Failure, number] => [
    `a redirect of the API's (${status})`,
    refused(status),
    502,
  ]),
  ['a response that breaks the contract', { kind: 'broken', message: '' }, 502],
  ['no response', { kind: 'unreachable', message: '' }, 504],
])('ERR-1 handlers report %s with the right status', (_, failure, status) => {
  expect(statusOf(failure)).toBe(status);
});

it.each<[faults: string[], words: string]>([
  [['tee: Required'], 'tee: Required'],
  [['tee: Required', 'status: Required'], 'tee: Required (and 1 more)'],
  [['tee: Required', 'status: Required', 'uid: Required'], 'tee: Required (and 2 more)'],
  [[], 'Invalid input'],
])('FR-7 the faults %j are summarized as “%s”', (faults, words) => {
  expect(new ContractBroken(faults).message).toBe(words);
});
