import 'server-only';
import { friendlyBoards } from '@/lib/api/boards';
import { getCourseZone } from '@/lib/api/course-zone';
import type { Board, FriendlyBoards } from '@/lib/contract/boards';
import { type Result, toResult } from '@/lib/contract/result';
import { type FriendlyRound, friendlyRounds } from '@/lib/resources/friendly-rounds';
import type { OpenedRecord } from '@/lib/resources/loaded';
import { findRecord } from './find-record';
import { loadOpenedRecord } from './look-up-record';

export type LoadedPlay = {
  boards: FriendlyBoards | null;
  /** The course's time zone; null if the course has no position. */
  courseZone: Result<string | null>;
};

type LoadedFriendlyRound = {
  loaded: OpenedRecord<FriendlyRound>;
  play: (LoadedPlay & { round: FriendlyRound }) | null;
};

/** @param board the leaderboard to load instead of the format's default */
export async function loadFriendlyRound(parameter: string, board: Board | null): Promise<LoadedFriendlyRound> {
  const loaded = await loadOpenedRecord(friendlyRounds, parameter);
  if (!loaded.found.ok) return { loaded, play: null };
  const round = loaded.found.value.item;
  const [boards, courseZone] = await Promise.all([
    friendlyBoards(round, board),
    toResult(getCourseZone(round.course.uid)),
  ]);
  return { loaded, play: { round, boards, courseZone } };
}

/** Returns null if the round does not exist. @throws RequestFailed, ContractBroken, Unreachable */
export async function fetchFriendlyRound(uid: string, board: Board | null = null) {
  const found = await findRecord(friendlyRounds, uid);
  return found && { round: found.item, boards: await friendlyBoards(found.item, board) };
}
