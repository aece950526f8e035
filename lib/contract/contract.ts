import { friendlyRounds } from './friendly-rounds';
import { me } from './me';
import { users } from './users';

/** Every endpoint of the admin API, relative to its base path /api/v1. Client, handlers and OpenAPI come from here. */
export const contract = { me, users, friendlyRounds };
