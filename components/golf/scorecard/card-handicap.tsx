import { Unread } from '@/components/cells/readable';
import { WhyButton, WhyHandicap } from '@/components/golf/why/why';
import { formatPlayingHandicap } from '@/lib/format/handicap';
import type { CardLine } from './card-sheet';

/** The id of what explains the handicap of a card's line. */
export const whyId = (id: string, index: number) => `${id}-why-${index}`;

/** A line's playing handicap as text. */
export function PlainHandicap({ line: { playingHandicap, unread } }: { line: CardLine }) {
  if (unread) return <Unread fault={unread} />;
  return playingHandicap === null ? null : formatPlayingHandicap(playingHandicap);
}

/** The same, which opens how it comes about. */
export function CardHandicap({ id, line }: { id: string; line: CardLine }) {
  const { playingHandicap, derived, name } = line;
  if (playingHandicap === null || derived === null) return <PlainHandicap line={line} />;
  return <WhyButton id={id} who={named(name)} given={playingHandicap} />;
}

const named = (name: string) => ({ ok: true, value: name }) as const;

type Props = { id: string; index: number; line: CardLine; holes: number };

/** How a line's handicap comes about, and the button for it on narrow screens. */
export function CardWhy({ id, index, line, holes }: Props) {
  const { name, playingHandicap, derived } = line;
  if (playingHandicap === null || derived === null) return null;
  const why = { id, who: named(name), given: playingHandicap };
  return (
    <>
      <p data-line={index} className="mb-2 text-sm text-muted-foreground sm:hidden">
        Playing handicap <WhyButton {...why} />
      </p>
      <WhyHandicap {...why} derived={derived} holes={holes} />
    </>
  );
}
