import { Table, TableBody, TableCaption, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { LatestCards } from '@/lib/contract/course-play';
import type { Scorecard } from '@/lib/contract/scorecards';
import { formatCount } from '@/lib/format/number';
import { formatDecimal } from '@/lib/format/signed';
import { type HoleByPlay, holesByPlay, type PlayedHole } from '@/lib/golf/scoring/holes-by-play';

const EXPLANATION =
  'Holes of each nine, ranked by gross score to par, the hardest first. Net to par counts strokes received.';

const FIGURE = 'text-right max-sm:px-1';

export function HolesByPlay({ latest }: { latest: LatestCards }) {
  const by = cardsByPlay(latest);
  const words = cardsText(latest, by);
  return (
    <>
      <div className="max-w-3xl pb-3 text-muted-foreground">
        {by.holes.length > 0 && <p>{EXPLANATION}</p>}
        {words.map((one) => (
          <p key={one}>{one}</p>
        ))}
      </div>
      {by.holes.length === 0 ? <p>No scores to rank.</p> : <Holes holes={by.holes} />}
    </>
  );
}

function Holes({ holes }: { holes: readonly HoleByPlay[] }) {
  return (
    <Table className="max-w-3xl">
      <TableCaption className="sr-only">Stroke index by play</TableCaption>
      <TableHeader>
        <TableRow>
          {['Nine', 'By play', 'Hole', 'Published', 'Gross to par', 'Net to par', 'Scores'].map((head) => (
            <TableHead key={head} scope="col" className="text-right whitespace-normal max-sm:px-1">
              {head}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {holes.map((hole) => (
          <TableRow key={hole.number}>
            <TableCell className={FIGURE}>{hole.nine}</TableCell>
            <TableCell className={FIGURE}>{hole.place}</TableCell>
            <TableHead scope="row" className={`${FIGURE} text-sm text-foreground`}>
              {hole.number}
            </TableHead>
            <TableCell className={FIGURE}>{hole.published.map((index) => index ?? '-').join(', ')}</TableCell>
            <TableCell className={FIGURE}>{overPar(hole.gross)}</TableCell>
            <TableCell className={FIGURE}>{hole.net === null ? '-' : overPar(hole.net)}</TableCell>
            <TableCell className={FIGURE}>{hole.scores}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Formats strokes over par, such as `+0.42` or `−0.10`. */
const overPar = (strokes: number) => `${strokes > 0 ? '+' : ''}${formatDecimal(strokes, 2)}`;

type CardsByPlay = { holes: readonly HoleByPlay[]; cards: number; unread: number; without: number };

export function cardsByPlay({ cards }: Pick<LatestCards, 'cards'>): CardsByPlay {
  const read = cards.flatMap((row) => (row.ok ? [playedOf(row.item)] : []));
  return {
    holes: holesByPlay(read.flatMap(({ played }) => played)),
    cards: read.length,
    unread: cards.length - read.length,
    without: read.reduce((sum, { without }) => sum + without, 0),
  };
}

function playedOf(card: Scorecard): { played: PlayedHole[]; without: number } {
  const scores = new Map(card.scores.map((score) => [score.holeNumber, score]));
  const played = card.tee.holes.flatMap(({ number, par, strokeIndex = null }): PlayedHole[] => {
    const score = scores.get(number);
    if (score?.strokes == null) return [];
    return [{ number, par, strokeIndex, gross: score.strokes, net: score.net ?? null }];
  });
  return { played, without: card.tee.holes.length - played.length };
}

export function cardsText({ rounds, failed }: Pick<LatestCards, 'rounds' | 'failed'>, by: CardsByPlay): string[] {
  const from = `${counted(by.cards, 'card')} from ${counted(rounds, 'completed friendly round')}`;
  return [
    `The latest ${from}. Excludes match play and events.`,
    by.without > 0 && `${counted(by.without, 'score')} missing: picked up, not played or unreadable.`,
    by.unread > 0 && `${counted(by.unread, 'card')} unreadable.`,
    failed > 0 && `The cards of ${counted(failed, 'round')} could not be loaded.`,
  ].filter((words) => words !== false);
}

const counted = (count: number, what: string) => `${formatCount(count)} ${what}${count === 1 ? '' : 's'}`;
