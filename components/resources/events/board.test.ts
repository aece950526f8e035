import { describe, expect, it } from 'vitest';
import type { EventBoards } from '@/lib/contract/boards';
import type { LeaderboardRow } from '@/lib/contract/leaderboards';
import type { ReadItem } from '@/lib/contract/read-item';
import type { Teams } from '@/lib/loaders/load-event';
import type { Event } from '@/lib/resources/events';
import { cardNotes, eventBoard, teamsOfPlayers } from './board';

const VIEW = { tab: 'individuals', board: null, team: null, player: null } as const;

const sound = <Item>(item: Item): ReadItem<Item> => ({ ok: true, item, faults: [] });
const person = (uid: string) => ({ uid, firstName: uid, lastName: 'Lee', userUid: null });

const event = { uid: 'e', name: 'Medal', scoringFormat: 'STABLEFORD', teamFormat: 'FOUR_BALL' } as Event;

function boardsOf(...uids: string[]): EventBoards {
  const rows = uids.map((uid) => sound<LeaderboardRow>({ position: 1, points: 30, player: person(uid) }));
  return { of: 'players', board: 'stableford', leaderboard: { ok: true, value: { rows, faults: [] } }, cards: null };
}

function teamsOf({ total = 1 } = {}): Teams {
  const team = { uid: 't', name: 'Lee & Day', players: [{ ...person('Ann'), handicap: 4 }] };
  return { ok: true, value: { rows: [sound(team)], paging: { pageNumber: 1, pageSize: 100, total } } };
}

describe('the players’ leaderboard of a team event', () => {
  it.each([
    ['Ann', 1, 'Lee & Day', '/events/e?tab=teams&team=t#card'],
    ['Bob', 1, 'No team', null],
    ['Bob', 600, undefined, undefined],
  ])('EVENT-2 names the team of %s of %d teams, with a link to its card', (uid, total, text, href) => {
    const { fields, rows } = eventBoard(event, boardsOf(uid), VIEW, teamsOfPlayers(teamsOf({ total })));
    const [row] = rows.ok ? rows.value : [];
    const item = row?.ok ? row.item : null;
    expect(Object.keys(fields).at(-1)).toBe('team');
    expect(item && fields.team?.text(item, { timeZone: 'UTC' })).toBe(text);
    expect(item && fields.team?.href?.(item)).toBe(href);
  });

  it('EVENT-2 has no team column if the teams failed to load', () => {
    const failed = { ok: false, failure: { kind: 'refused', status: 503, message: 'Down' } } as const;
    expect(eventBoard(event, boardsOf('Ann'), VIEW, teamsOfPlayers(failed)).fields).not.toHaveProperty('team');
  });
});

it.each([
  [
    'an event without teams',
    { ...event, teamFormat: null },
    null,
    ['Ann'],
    /^The golf service sends no cards of single players/,
  ],
  ['teams that failed to load', event, null, ['Ann'], /team under Teams\.$/],
  ['players in teams', event, teamsOf(), ['Ann'], /open the player’s team\.$/],
  ['a player without a team', event, teamsOf(), ['Ann', 'Bob'], /no card of a player without a team\.$/],
  ['no players', event, null, [], /^$/],
])('EVENT-2 above the players’ leaderboard stands where their cards are: %s', (_, of, teams, uids, words) => {
  expect(cardNotes(of, boardsOf(...uids), teamsOfPlayers(teams)).join(' ')).toMatch(words);
});
