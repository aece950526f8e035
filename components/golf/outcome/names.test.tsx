import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawCell } from '@/components/fields/draw-cell';
import { WithNames } from '@/components/fields/with-names';
import { ResultScreen } from '@/components/golf/results/result-screen';
import { LeaderboardRow } from '@/lib/contract/leaderboards';
import { MatchRow } from '@/lib/contract/matches';
import { leaderFields } from './leader-fields';
import { WinnerText } from './winner';

const ANN = 'آن محمد';
const BEA = 'بيا علي';

const player = (name: string) => ({ uid: name, firstName: name.split(' ')[0], lastName: name.split(' ')[1] });
const rows = <Row,>(...items: Row[]) => items.map((item) => ({ ok: true as const, item, faults: [] }));
const leaderCell = (scoring: Parameters<typeof leaderFields.leader.text>[0]['scoring']) =>
  renderToStaticMarkup(drawCell(leaderFields.leader, { scoring }, { timeZone: 'UTC' }, null));

it('WORD-3 the bdi element around a leader’s name does not contain the points', () => {
  const best = LeaderboardRow.parse({ player: player(ANN), position: 1, points: 27, thru: 9, status: 'IN_PROGRESS' });
  const leaderboard = { ok: true as const, value: { scoringFormat: '', rows: rows(best), faults: [] } };
  const html = leaderCell({ board: 'stableford', leaderboard } as never);
  expect(html).toContain(`<bdi>${ANN}</bdi>, 27 points<`);
});

it('WORD-3 the name of each winner of a match is in a bdi element, which does not contain the result', () => {
  const match = MatchRow.parse({
    uid: 'm',
    sideA: { uid: 'a', players: [player(ANN), player(BEA)] },
    sideB: { uid: 'b', players: [player('Cay Day')] },
    winnerUid: 'a',
    result: '4&2',
    thru: 16,
  });
  const matches = { ok: true as const, value: { rows: rows(match), faults: [], holesCount: 18 } };
  const html = leaderCell({ board: 'matchplay', matches } as never);
  expect(html).toContain(`<bdi>${ANN}</bdi> &amp; <bdi>${BEA}</bdi> won 4&amp;2<`);
  const winner = renderToStaticMarkup(<WinnerText words={`${ANN}, 4&2`} differs={false} names={[ANN]} />);
  expect(winner).toContain(`<bdi>${ANN}</bdi>, 4&amp;2<`);
});

it('WORD-3 a results screen puts every name in a bdi element, whether it is in a title, a field, a note or a cell', () => {
  const table = {
    title: `${ANN} won 4&2`,
    notes: [`${ANN}: Ranked T2.`],
    names: [ANN, BEA],
    heads: [{ words: 'Pos', align: 'end' as const }, { words: 'Players' }],
    rows: [['1', `${ANN}, ${BEA}`]],
    lacks: null,
  };
  const sheet = { title: '', facts: [['Winner', `${ANN}, 27 points`] as const], tables: [table] };
  const html = renderToStaticMarkup(<ResultScreen sheet={sheet} of="events" uid="e" />);
  for (const words of [' won 4&amp;2<', ': Ranked T2.<', ', <', ', 27 points<']) {
    expect(html).toContain(`<bdi>${ANN}</bdi>${words}`);
  }
});

it('WORD-3 a text direction mark in a name does not change the text around it, and a name that contains another name is not split', () => {
  const turned = '\u202Eann';
  expect(renderToStaticMarkup(<WithNames names={['', 'ann', turned]}>{`${turned} 1 up`}</WithNames>)).toBe(
    `<bdi><bdi>${turned}</bdi> 1 up</bdi>`,
  );
});
