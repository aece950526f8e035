import * as friendlyRounds from './friendly-rounds/handlers';
import { implementer } from './implementer';
import * as me from './me/handlers';
import * as users from './users/handlers';

/** A handler for every endpoint of the contract: one that is missing does not compile. */
export const router = implementer.router({ me, users, friendlyRounds });
