import { Table, TableBody, TableCaption, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { LatestCards } from '@/lib/contract/course-play';
import { formatDecimal } from '@/lib/format/signed';
import type { HoleByPlay } from '@/lib/golf/scoring/holes-by-play';
import { cardsByPlay, cardsWords } from './cards-by-play';

const FIGURE = 'text-right tabular-nums max-sm:px-1';

/** The holes of a course by play beside their published stroke index. */
export function HolesByPlay({ latest }: { latest: LatestCards }) {
  const by = cardsByPlay(latest);
  const words = cardsWords(latest, by);
  return (
    <>
      <div className="max-w-3xl pb-3 text-muted-foreground">
        {by.holes.length > 0 && (
          <p>
            Net scores have the strokes that the published index gives: a hole that stands higher by play is harder than
            its index says.
          </p>
        )}
        {words.map((one) => (
          <p key={one}>{one}</p>
        ))}
      </div>
      {by.holes.length === 0 ? <p>No card of this course has a score to go by.</p> : <Holes holes={by.holes} />}
    </>
  );
}

function Holes({ holes }: { holes: readonly HoleByPlay[] }) {
  return (
    <Table className="max-w-3xl">
      <TableCaption className="sr-only">Stroke index by play</TableCaption>
      <TableHeader>
        <TableRow>
          {['By play', 'Hole', 'Published', 'Net to par', 'Gross to par', 'Scores'].map((head) => (
            <TableHead key={head} scope="col" className="text-right whitespace-normal max-sm:px-1">
              {head}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {holes.map((hole) => (
          <TableRow key={hole.number}>
            <TableCell className={FIGURE}>{hole.place}</TableCell>
            <TableHead scope="row" className={`${FIGURE} text-sm text-foreground`}>
              {hole.number}
            </TableHead>
            <TableCell className={FIGURE}>{hole.published.map((index) => index ?? '-').join(', ')}</TableCell>
            <TableCell className={FIGURE}>{overPar(hole.net)}</TableCell>
            <TableCell className={FIGURE}>{overPar(hole.gross)}</TableCell>
            <TableCell className={FIGURE}>{hole.scores}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** `+0.42`, `−0.10`. */
const overPar = (strokes: number) => `${strokes > 0 ? '+' : ''}${formatDecimal(strokes, 2)}`;
