import { createConfig, lintFromString } from '@redocly/openapi-core';
import { beforeAll, expect, it } from 'vitest';
import { endpointsByName } from '@/sandbox/api/contract';
import { openApiDocument } from './document';
import { createOpenApi } from './routes';

let document: Awaited<ReturnType<typeof openApiDocument>>;
beforeAll(async () => {
  document = await openApiDocument('/api/v1');
});

const operations = () => Object.values(document.paths ?? {}).map((path) => path?.get);

it('the API document is OpenAPI 3.1 and describes every endpoint with its success and error responses', () => {
  expect(document.openapi).toMatch(/^3\.1\./);
  const declared = [...endpointsByName.values()].map(({ path }) => path);
  expect(Object.keys(document.paths ?? {}).toSorted()).toEqual(declared.toSorted());
  for (const operation of operations()) {
    expect(Object.keys(operation?.responses ?? {})).toEqual(['200', '4XX', '5XX']);
    const [answer] = Object.values(operation?.responses?.[200] ?? {}).filter((part) => typeof part === 'object');
    expect(answer, operation?.operationId).not.toEqual({});
  }
});

it('the API document passes a third-party linter without warnings', async () => {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

it('the API document defines the schema of a user once, and all responses refer to it', () => {
  const users = JSON.stringify(document.paths?.['/admin/users']?.get?.responses?.[200]);
  expect(users).toContain('"#/components/schemas/User"');
});

it('the API serves its document without sign-in', async () => {
  const answer = await createOpenApi('/api/v1').request('/api/v1/openapi.json');
  expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(document)));
});
