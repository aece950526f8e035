import { foldName } from '../../db/fold-name';
import type { TeamFormat } from '../../golf/leaderboard/team-format';
import type { Random } from '../random';
import type { Entry } from './field';
import type { EventRows } from './rows';

type Teams = { rows: EventRows['teams']; teamOf: ReadonlyMap<string, string> };

/** Teams of the format's size in the order of the draw. Remaining players have no team. */
export function makeTeams(
  random: Random,
  eventId: string,
  entries: readonly Entry[],
  { players }: Pick<TeamFormat, 'players'>,
): Teams {
  const rows: EventRows['teams'] = [];
  const teamOf = new Map<string, string>();
  for (let from = 0; from + players <= entries.length; from += players) {
    const members = entries.slice(from, from + players).map(({ player }) => player.member);
    const name = teamName(
      members.map(({ lastName }) => lastName),
      from / players,
    );
    const id = random.uuid();
    const names = members.map(({ nameKey }) => nameKey).join(' ');
    rows.push({ id, eventId, name, nameKey: foldName(name), searchText: `${foldName(name)} ${names}` });
    for (const member of members) teamOf.set(member.id, id);
  }
  return { rows, teamOf };
}

const colours = ['Claret', 'Heather', 'Gorse', 'Navy', 'Bracken', 'Slate', 'Rust', 'Fescue', 'Sand', 'Pine'];

/** Pairs by their names, larger teams by a colour. */
function teamName(lastNames: readonly string[], place: number): string {
  if (lastNames.length === 2) return lastNames.join(' & ');
  const colour = colours[place % colours.length] ?? '';
  const round = Math.floor(place / colours.length);
  return round === 0 ? colour : `${colour} ${round + 1}`;
}
