// `npm run sandbox` starts only the identity provider and the API. This process ends them when npm ends, because npm
// passes no signal on.
import { join } from 'node:path';
import process from 'node:process';
import { relay } from '../process/relay.mjs';
import { root } from '../process/root.mjs';

process.exitCode = await relay(process.execPath, [
  '--import',
  import.meta.resolve('tsx'),
  join(root, 'sandbox', 'main.ts'),
]);
