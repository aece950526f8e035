import fc from 'fast-check';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type * as z from 'zod';
import { boardNotes } from '@/components/golf/leaderboard/board-notes';
import { boardTable, playerHref } from '@/components/golf/leaderboard/columns';
import { boardRows } from '@/components/golf/leaderboard/rows';
import { MatchCard } from '@/components/golf/match/match-card';
import { matchOutcome } from '@/components/golf/outcome/outcome';
import { playerResult } from '@/components/golf/outcome/player-result';
import { CardSection } from '@/components/golf/scorecard/card-section';
import { tableRows } from '@/components/old-list/model/rows';
import { readItems } from '@/lib/api/http/read';
import { Leaderboard } from '@/lib/contract/leaderboards';
import { MatchLeaderboard, type MatchRow } from '@/lib/contract/matches';
import { soundItems } from '@/lib/contract/page';
import { Scorecards } from '@/lib/contract/scorecards';
import { faultsOf, placesOf, put, valuesOf } from './values';

type Items = z.ZodObject<{ items: z.ZodArray<z.ZodObject> }>;

const SEED = 20_261_124;

// There is no router around what is drawn.
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams() }));

const board = { board: 'strokeplay', of: 'Player', hrefOf: playerHref, hasRounds: true } as const;

const screens: Record<string, { schema: z.ZodObject; draw: (answer: never) => unknown }> = {
  'a leaderboard': {
    schema: Leaderboard,
    draw: (answer: ReturnType<typeof readItems<typeof Leaderboard.shape.items.element>>) => {
      const { rows } = boardRows(answer as never, 'strokeplay');
      boardNotes(rows, { board: 'strokeplay', of: 'players', scoringFormat: null, teamFormat: null });
      playerResult({ board: 'strokeplay', leaderboard: { ok: true, value: answer as never } }, 'u-1', 'COMPLETED');
      return tableRows(boardTable({ ...board, player: 'u-1' }), rows).flatMap((row) =>
        'cells' in row ? Object.values(row.cells) : [],
      );
    },
  },
  cards: {
    schema: Scorecards,
    draw: (answer) => <CardSection title="Cards" href="/" answer={{ ok: true, value: answer }} />,
  },
  'a match': {
    schema: MatchLeaderboard,
    draw: (answer: { rows: never[] }) =>
      soundItems<MatchRow>(answer.rows).map((match) => {
        matchOutcome(match, 18);
        playerResult({ board: 'matchplay', matches: { ok: true, value: answer as never } }, match.uid, 'COMPLETED');
        return <MatchCard key={match.uid} match={match} of={answer as never} />;
      }),
  },
};

describe.each(Object.entries(screens))('ERR-4 any field of %s', (_, { schema, draw }) => {
  const answers = fc.sample(fc.noBias(valuesOf(schema)), { numRuns: 5, seed: SEED });
  const drawn = (body: unknown) =>
    renderToStaticMarkup(draw(readItems('test', schema as Items, body) as never) as ReactNode);

  it.each(
    placesOf(schema)
      .filter(({ place }) => place.length > 1)
      .map(({ place, schema: of }) => [place.join('.'), place, of] as const),
  )('%s never throws', (_, place, of) => {
    fc.assert(
      fc.property(fc.constantFrom(...answers), faultsOf(of), (answer, wrong) => {
        expect(drawn(put(answer, place, wrong))).not.toBe('');
      }),
      { numRuns: 3, seed: SEED },
    );
  });
});
