import { expect, test } from 'vitest';
import * as z from 'zod';
import type { IdentityContext } from '../context';
import { defineOperation, parameters, text } from './operation';
import { maskedDestination } from './operations/passwords';

const operation = defineOperation(z.object({ ClientId: text(8), AuthParameters: parameters }), async () => ({}));
const noContext = {} as IdentityContext;

test.each([
  [{}, "1 validation error detected: Value at 'clientId' failed to satisfy constraint: Member must not be null"],
  [
    { ClientId: 7 },
    "1 validation error detected: Value at 'clientId' failed to satisfy constraint: Member must be a string",
  ],
  [
    { ClientId: '' },
    "1 validation error detected: Value at 'clientId' failed to satisfy constraint: Member must have length greater than or equal to 1",
  ],
  [
    { ClientId: '123456789' },
    "1 validation error detected: Value at 'clientId' failed to satisfy constraint: Member must have length less than or equal to 8",
  ],
])('an operation refuses the invalid input %j with Cognito’s message', async (body, message) => {
  await expect(operation(body, noContext)).rejects.toMatchObject({ type: 'InvalidParameterException', message });
});

test('an operation accepts valid input with unknown fields', async () => {
  await expect(operation({ ClientId: 'abc', ClientMetadata: {} }, noContext)).resolves.toEqual({});
});

test.each([
  ['staff@fairway.test', 's***@f***'],
  ['nobody', 'n***@***'],
])('maskedDestination turns %s into %s', (email, masked) => {
  expect(maskedDestination(email)).toBe(masked);
});
