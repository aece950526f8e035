import { readSession } from '@/lib/auth/session/read-session';
import { withRenewal } from '@/lib/auth/session/renew-session';
import { loadNowPlaying } from '@/lib/loaders/load-now-playing';
import { liveAnswer, unauthorized } from '@/lib/server/responses/api-response';

export const GET = withRenewal(async (): Promise<Response> => {
  if (!(await readSession())) return unauthorized();
  const playing = await loadNowPlaying();
  return liveAnswer(playing, Object.values(playing));
});
