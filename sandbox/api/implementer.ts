import { implement } from '@orpc/server';
import { contract } from '@/lib/contract/contract';
import type { Database } from '@/sandbox/db/database';
import type { Principal } from './principal';

export type ApiContext = { db: Database; principal: Principal; requestId: string };

export const implementer = implement(contract).$context<ApiContext>();
