// `node tools/foreign-api/main.mjs http://127.0.0.1:4000/api/v1 4200`: the foreign API in front of a running sandbox.
import process from 'node:process';
import { startForeignApi } from './server.mjs';

const [target = 'http://127.0.0.1:4000/api/v1', port = '4200'] = process.argv.slice(2);
const { address } = await startForeignApi({ target, port: Number(port) });
console.log(address);
