import { ExplainButton } from '@/components/golf/why/explain-button';
import { formatPlayingHandicap } from '@/lib/format/handicap';
import type { CardLine } from './card-sheet';

export function PlainHandicap({ line: { playingHandicap } }: { line: CardLine }) {
  return playingHandicap === null ? null : <span>{formatPlayingHandicap(playingHandicap)}</span>;
}

type Props = {
  form: string;
  index: number;
  line: CardLine;
};

export function CardHandicap({ form, index, line }: Props) {
  const { playingHandicap, derived, name } = line;
  if (playingHandicap === null || derived === null) return <PlainHandicap line={line} />;
  return (
    <ExplainButton form={form} value={`${index}`} who={name}>
      {formatPlayingHandicap(playingHandicap)}
    </ExplainButton>
  );
}

export function CardHandicapAbove(props: Props) {
  const { playingHandicap, derived } = props.line;
  if (playingHandicap === null || derived === null) return null;
  return (
    <p data-line={props.index} className="mb-2 text-sm text-muted-foreground sm:hidden">
      Playing handicap <CardHandicap {...props} />
    </p>
  );
}
