import { existsSync, readFileSync } from 'node:fs';
import { MIDDLEWARE_FILENAME } from 'next/dist/lib/constants';
import { expect, it } from 'vitest';

const root = `${import.meta.dirname}/../..`;
const build = readFileSync(`${root}/node_modules/next/dist/build/index.js`, 'utf8');

// `next build` warns that the file name middleware.ts is deprecated and that proxy.ts replaces it. Only the name
// differs. When this test fails, rename middleware.ts, its function, and the places that mention it:
// lib/server/requests/public-paths.ts, tools/test/copy-sources.mjs and .dockerignore.
it('the framework still runs middleware.ts and only warns about its name', () => {
  expect(existsSync(`${root}/middleware.ts`)).toBe(true);
  expect(MIDDLEWARE_FILENAME).toBe('middleware');
  const warning =
    /(_log\.warnOnce|throw new Error)\(`The "\$\{_constants\.MIDDLEWARE_FILENAME\}" file convention is deprecated/.exec(
      build,
    );
  expect(warning?.[1], 'what the build does about it: look at its code, and rename middleware.ts').toBe(
    '_log.warnOnce',
  );
});
