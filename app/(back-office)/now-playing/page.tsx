import type { Metadata } from 'next';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { FirstRows } from '@/components/old-list/first-rows';
import { PageHeader } from '@/components/old-list/page-header';
import { Live } from '@/components/record/live';
import { playingEventTable } from '@/components/resources/events/playing-columns';
import { playingRoundTable } from '@/components/resources/friendly-rounds/playing-columns';
import { requireSession } from '@/lib/auth/session/session';
import { type NowPlaying, nowPlaying } from '@/lib/old-answers/now-playing';
import { routes } from '@/lib/routes';
import { readTimeZone } from '@/lib/server/preferences';
import { fingerprint } from '@/lib/server/responses/fingerprint';

export const metadata: Metadata = { title: 'Now playing' };

const IN_PROGRESS = { status: 'IN_PROGRESS' };
const EVERY_MS = 30_000;
const NOTE = 'text-sm text-muted-foreground';

export default async function NowPlayingPage() {
  await requireSession();
  return (
    <StreamWhenSlow
      data={drawn()}
      fallback={<PageHeader title="Now playing" description={<p className={NOTE}>Asking who leads…</p>} />}
    >
      {(screen) => screen}
    </StreamWhenSlow>
  );
}

async function drawn() {
  const [timeZone, playing] = await Promise.all([readTimeZone(), nowPlaying()]);
  const { events, friendlyRounds } = playing;
  return (
    <>
      <PageHeader
        title="Now playing"
        narrow="below"
        tools={
          <Live
            url={routes.liveNowPlaying}
            fingerprint={fingerprint(playing)}
            drawnAt={Date.now()}
            everyMs={EVERY_MS}
          />
        }
      />
      <FirstRows
        title="Events"
        table={playingEventTable(timeZone)}
        answer={events}
        href={routes.listed(routes.events, IN_PROGRESS)}
        note={noteOf(events)}
      />
      <FirstRows
        title="Friendly rounds"
        table={playingRoundTable(timeZone)}
        answer={friendlyRounds}
        href={routes.listed(routes.friendlyRounds, IN_PROGRESS)}
        note={noteOf(friendlyRounds)}
      />
    </>
  );
}

const noteOf = (answer: NowPlaying[keyof NowPlaying]) =>
  answer.ok && answer.value.note && <p className={`px-6 pb-3 max-sm:px-4 ${NOTE}`}>{answer.value.note}</p>;
