import { lock } from '../lock';

// Locks the file named by the first argument, and holds the lock until the process ends.
const [path = ''] = process.argv.slice(2);
try {
  const release = await lock(path);
  console.log('locked');
  process.on('SIGTERM', async () => {
    await release();
    process.exit(0);
  });
  setInterval(() => {}, 60_000);
} catch (error) {
  console.log(String(error));
  process.exit(3);
}
