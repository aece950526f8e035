import { readSession } from '@/lib/auth/session/session';
import { loadNowPlaying } from '@/lib/loaders/load-now-playing';
import { liveAnswer, unauthorized } from '@/lib/server/responses/api-response';

export async function GET(): Promise<Response> {
  if (!(await readSession())) return unauthorized();
  const playing = await loadNowPlaying();
  return liveAnswer(playing, Object.values(playing));
}
