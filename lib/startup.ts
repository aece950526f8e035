import { env } from './env';
import { followExchanges } from './exchange';
import { connectRedis } from './redis';
import { logRequests } from './request-log';

// A wrong environment ends the server here, with the names of the variables, not at somebody's first request.
try {
  env();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

logRequests();
followExchanges();
await connectRedis();
