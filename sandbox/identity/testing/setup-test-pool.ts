import { afterAll, beforeAll, beforeEach } from 'vitest';
import { connectSdk, type Sdk } from './sdk';
import { resetTestPool, startTestPool, type TestPool } from './test-pool';

/** A pool for all tests of a file, put back before each of them, and the SDK that speaks to it. */
export function setupTestPool(given: (pool: TestPool, api: Sdk) => void): void {
  let pool: TestPool;
  let api: Sdk;
  beforeAll(async () => {
    pool = await startTestPool();
    api = connectSdk(pool);
    given(pool, api);
  });
  afterAll(async () => {
    api.destroy();
    await pool.close();
  });
  beforeEach(() => resetTestPool(pool));
}
