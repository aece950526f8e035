import { afterAll, beforeAll, beforeEach } from 'vitest';
import { connectSdk, type Sdk } from './sdk';
import { resetTestPool, startTestPool, type TestPool } from './test-pool';

/** Starts a pool and an AWS SDK client for the tests of a file, and resets the pool before each test. */
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
