import { readSession } from '@/lib/auth/session/session';
import { nowPlaying } from '@/lib/old-answers/now-playing';
import { unauthorized } from '@/lib/server/responses/api-response';
import { liveAnswer } from '@/lib/server/responses/live-answer';

export async function GET(): Promise<Response> {
  if (!(await readSession())) return unauthorized();
  const playing = await nowPlaying();
  return liveAnswer(playing, Object.values(playing));
}
