// `npm run sandbox`: identity and API only. npm ends without passing a signal on: a process of its own sees that.
import { join } from 'node:path';
import process from 'node:process';
import { relay } from '../process/relay.mjs';
import { root } from '../process/root.mjs';

process.exitCode = await relay(process.execPath, [
  '--import',
  import.meta.resolve('tsx'),
  join(root, 'sandbox', 'main.ts'),
]);
