import { Link } from '@/components/navigation/link';
import { textLink } from '@/components/ui/text-link';
import { routes } from '@/lib/routes';
import type { EventView } from './event-view';

/** On the tab “Teams”, a link from the leaderboard to the team sheet and back. */
export function TeamsLink({ uid, tab }: { uid: string; tab: EventView['tab'] }) {
  if (tab !== 'teams' && tab !== 'team-sheet') return null;
  const isSheet = tab === 'team-sheet';
  return (
    <p className="print:hidden">
      <Link href={routes.eventTab(uid, { tab: isSheet ? 'teams' : 'team-sheet' })} className={textLink}>
        {isSheet ? 'Leaderboard' : 'Team sheet'}
      </Link>
    </p>
  );
}
