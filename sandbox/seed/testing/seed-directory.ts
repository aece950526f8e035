import { openDatabase } from '../../db/database';
import { seed } from '../seed';

// Seeds a directory in a process of its own, telling each step as the sandbox does.
const [dataDir = '', users = '0', friendlyRounds = '0'] = process.argv.slice(2);
const { db, close } = await openDatabase({ dataDir });
await seed(db, console.log, { users: Number(users), friendlyRounds: Number(friendlyRounds) });
await close();
