import { implement } from '@orpc/server';
import { contract } from '@/lib/contract/contract';
import type { ApiContext } from './context';

/** oRPC cannot stream CSV, so app.ts serves the exports. */
const { exports: _, ...endpoints } = contract;

export const implementer = implement(endpoints).$context<ApiContext>();
