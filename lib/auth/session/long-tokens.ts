import 'server-only';
import { isServerless } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { isShared } from './shared-sessions';

/** Processes that share nothing learn of the end of a session at its next renewal: so long may it go on. */
const LONGEST_SECONDS = 5 * 60;

let warned = false;

/** Says once that access tokens live too long for processes that share nothing: the start cannot know their life. */
export function warnOfLongTokens(seconds: number): void {
  if (warned || !isServerless || isShared() || seconds <= LONGEST_SECONDS) return;
  warned = true;
  log('warn', 'sessions.long-tokens', { seconds, atMost: LONGEST_SECONDS });
}
