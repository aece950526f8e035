import { implement } from '@orpc/server';
import type { ApiContext } from './context';
import { contract } from './contract';

export const implementer = implement(contract).$context<ApiContext>();
