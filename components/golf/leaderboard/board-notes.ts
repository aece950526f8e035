import { allowanceText, type Formats, methodText, otherAllowanceText } from '@/components/golf/why/allowance-words';
import type { StrokeBoard } from '@/lib/contract/boards';
import type { Team } from '@/lib/contract/leaderboards';
import { isComplete, usableItems } from '@/lib/contract/read-item';
import { NO_HANDICAP } from '@/lib/format/handicap';
import { listText } from '@/lib/format/list-words';
import { fullName } from '@/lib/format/name';
import { ratedFor } from '@/lib/format/rated-for';
import type { Derived, Method } from '@/lib/golf/handicap/derive-playing-handicap';
import { type BoardRow, type BoardRows, isRankedByNet } from './rows';

type Noted = Formats & { board: StrokeBoard; of: 'players' | 'teams' };

export function boardNotes(rows: BoardRows, { board, of, ...formats }: Noted): string[] {
  const items = itemsOf(rows);
  if (items.length === 0) return [];
  const derived = items.flatMap((row) => (row.derived && row.derived.makes !== null ? [row.derived] : []));
  const [{ told = STANDARD } = {}] = derived;
  return [
    allowanceText(formats, of, told),
    differing(derived, told),
    otherAllowanceText(formats, of),
    board === 'strokeplay' ? parText(rows, of) : null,
    items.some(({ team }) => team && lacksHandicap(team)) ? NO_HANDICAP : null,
    accountText(items),
    items.some(({ countback }) => /[½⅓⅔⅙⅚]|\d\/\d/.test(countback ?? '')) ? SHARES : null,
  ].filter((words) => words !== null);
}

/** Names the players without an account, whom no search finds, or counts them; null if there are none. */
function accountText(rows: readonly BoardRow[]): string | null {
  const guests = rows.flatMap(({ player }) => (player?.userUid === null ? [fullName(player)] : []));
  if (guests.length === 0) return null;
  return guests.length > 5 ? `${guests.length} players have no account.` : `No account: ${listText(guests)}.`;
}

/** True if one of the team's players had no handicap at entry. */
export function lacksHandicap({ players }: Team): boolean {
  return players.some(({ handicap }) => handicap == null);
}

const SHARES = 'Countback on net scores deducts a share of the handicap, such as half of it for nine holes.';

const itemsOf = (rows: BoardRows) => usableItems(rows).map(({ item }) => item);

/** A team has no playing handicap that could show another allowance. */
const STANDARD: Method = { allowance: null, roundsFirst: false, isStandard: true };

function differing(derived: readonly Derived[], told: Method | null): string | null {
  const others = derived.filter(({ verdict }) => verdict === 'differs').length;
  if (others === 0) return null;
  const allowance = told && !told.isStandard ? methodText(told) : 'this allowance';
  return `${others} of ${derived.length} playing handicaps ${others === 1 ? 'does' : 'do'} not match ${allowance}.`;
}

/** Says that the pars of players or teams differ; null if no difference is known. */
function parText(rows: BoardRows, of: Noted['of']): string | null {
  const tees = of === 'players' && isComplete(rows, 'tee') ? teesByPar(itemsOf(rows)) : null;
  const pars = tees ? namedPars(tees) : scoredPars(itemsOf(rows));
  if (pars === null) return null;
  const one = of === 'players' ? 'player' : 'team';
  const places = isRankedByNet(rows) ? 'positions are by net score.' : 'positions may not follow it.';
  return `The ${one}s have different pars: ${pars}. To par uses each ${one}’s own par; ${places}`;
}

/** Returns the names of the tees by par; null if the API sends no par. */
function teesByPar(rows: readonly BoardRow[]): ReadonlyMap<number, ReadonlySet<string>> | null {
  const tees = new Map<number, Set<string>>();
  for (const { tee } of rows) {
    if (tee?.par == null) continue;
    const name = [tee.name, ratedFor(tee.gender)?.toLowerCase()].filter(Boolean).join(' for ');
    tees.set(tee.par, (tees.get(tee.par) ?? new Set()).add(name));
  }
  return tees.size === 0 ? null : tees;
}

/** Lists pars with their tees: `72 (White for men) and 74 (Red for women, White for women)`. Null for a single par. */
function namedPars(tees: ReadonlyMap<number, ReadonlySet<string>>): string | null {
  if (tees.size < 2) return null;
  const words = [...tees].sort(([a], [b]) => a - b).map(([par, names]) => `${par} (${[...names].sort().join(', ')})`);
  return listText(words);
}

/** The lowest and highest par of those who have finished: `288 to 296`. Null if all have the same. */
function scoredPars(rows: readonly BoardRow[]): string | null {
  const pars = rows.flatMap((row) => parOfScores(row) ?? []);
  const [least, most] = [Math.min(...pars), Math.max(...pars)];
  return least < most ? `${least} to ${most}` : null;
}

/** The net score minus the score to par; null until the player or team has finished. */
export function parOfScores(row: BoardRow): number | null {
  const { status, net, toPar } = row;
  return status === 'FINISHED' && net != null && toPar != null ? net - toPar : null;
}
