import { implement } from '@orpc/server';
import { contract } from '@/lib/contract/contract';
import type { ApiContext } from './context';

/** oRPC does not stream CSV: app.ts serves the exports itself. */
const { exports: _, ...endpoints } = contract;

export const implementer = implement(endpoints).$context<ApiContext>();
