import { implement } from '@orpc/server';
import { contract } from '@/lib/contract/contract';
import type { ApiContext } from './context';

/** Exports are streams, which this library does not send: they are served beside it. */
const { exports: _, ...endpoints } = contract;

export const implementer = implement(endpoints).$context<ApiContext>();
