import 'server-only';
import type { z } from 'zod';
import { FriendlyRound, type FriendlyRoundsQuery } from '@/lib/contract/friendly-rounds';
import { type Page, readPage } from '@/lib/contract/read';
import { api } from './client';
import { lastPageIfBeyond } from './last-page';

/** @throws RequestFailed, ContractBroken, Unreachable */
export function listFriendlyRoundsOfUser(
  id: string,
  query: z.input<typeof FriendlyRoundsQuery>,
  signal?: AbortSignal,
): Promise<Page<FriendlyRound>> {
  return lastPageIfBeyond(query, async (page) =>
    readPage(FriendlyRound, await api().friendlyRounds.listOfUser({ ...page, id }, { signal })),
  );
}
