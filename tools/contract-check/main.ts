import { contractCheck } from './command';

process.exitCode = await contractCheck(process.argv.slice(2));
