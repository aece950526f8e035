import { openDatabase } from '../../db/database';
import { seed } from '../seed';

// Seeds a directory in a child process and prints each step.
const [dataDir = '', users = '0', friendlyRounds = '0'] = process.argv.slice(2);
const { db, close } = await openDatabase({ dataDir });
await seed(db, console.log, { users: Number(users), friendlyRounds: Number(friendlyRounds) });
await close();
