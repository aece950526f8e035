import type { ReactNode } from 'react';
import { Unread } from '@/components/cells/readable';
import { type FieldFault, unreadWords } from '@/lib/contract/wire/field-fault';
import { formatWhole } from '@/lib/format/signed';
import type { LineHole } from './card-sheet';
import { markOf, ScoreMark, StrokeDots } from './score-mark';

type Props = {
  id: string;
  who: string;
  hole: LineHole;
  scoringFormat: string;
  hasPoints: boolean;
  /** The playing handicap, which leads to how it comes about. */
  handicap: ReactNode;
};

/**
 * The gross score of a hole; it opens the calculation of strokes, net and points, without scripting too. Without the
 * classes of Popover: a card has as many as holes, and its module draws them all.
 */
export function HoleExplained({ id, who, hole, scoringFormat, hasPoints, handicap }: Props) {
  const { number, par, strokeIndex, yards, gross, received, reason, net, points, unread } = hole;
  if (unread.gross) return <Unread fault={unread.gross} />;
  const strokes = received === null ? null : strokeWords(received);
  return (
    <>
      <button type="button" popoverTarget={id} title={reason ?? undefined}>
        <span className="sr-only">{`${who}, hole ${number}: `}</span>
        <ScoreMark gross={gross} par={par} />
        <span className="sr-only">{[markOf(gross, par)?.name, strokes].filter(Boolean).join(', ')}</span>
        {unread.received ? <UnreadStrokes fault={unread.received} /> : <StrokeDots received={received} />}
      </button>
      <div id={id} popover="auto">
        <button type="button" popoverTarget={id} popoverTargetAction="hide" aria-label="Close">
          ×
        </button>
        <p className="flex gap-x-2.5 text-muted-foreground">
          <strong className="font-semibold text-foreground">Hole {number}</strong> <span>Par {par}</span>{' '}
          <span>SI {strokeIndex ?? '-'}</span> <span>{yards} yd</span>
        </p>
        <dl className="mt-2 grid grid-cols-[68px_1fr] gap-y-1.5">
          {unread.received && <Line label="Strokes" words={unreadWords(unread.received)} />}
          {handicap && (
            <>
              <dt>Handicap</dt>
              <dd>{handicap}</dd>
            </>
          )}
          {reason && <Line label="Strokes" words={`${reason} ${plural(received)}`} />}
          {gross !== null && received !== null && net.value !== null && (
            <Line label="Net" words={net.fault?.words ?? `${gross} ${minus(received)} = ${formatWhole(net.value)}`} />
          )}
          {net.unread && <Line label="Net" words={unreadWords(net.unread)} />}
          {hasPoints && points.unread && <Line label="Points" words={unreadWords(points.unread)} />}
          {hasPoints && points.value !== null && (
            <Line label="Points" words={points.fault?.words ?? pointsWords(hole, scoringFormat)} />
          )}
          {gross === null && points.value === null && <Line label="Score" words="None" />}
        </dl>
      </div>
    </>
  );
}

/** In the place of the dots. */
function UnreadStrokes({ fault }: { fault: FieldFault }) {
  return (
    <span data-slot="unread" data-strokes="unread" title={unreadWords(fault)} className="text-warning!">
      <span aria-hidden>?</span>
      <span className="sr-only">{unreadWords(fault)}</span>
    </span>
  );
}

function Line({ label, words }: { label: string; words: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{words}</dd>
    </>
  );
}

function strokeWords(received: number): string | null {
  if (received === 0) return null;
  const count = Math.abs(received);
  return `${count} ${plural(count)} ${received > 0 ? 'received' : 'given'}`;
}

function plural(count: number | null): string {
  return Math.abs(count ?? 0) === 1 ? 'stroke' : 'strokes';
}

function minus(strokes: number): string {
  return strokes < 0 ? `+ ${-strokes}` : `− ${strokes}`;
}

/** In Stableford the rule's sum; in another format the net score against par. */
function pointsWords({ par, net, points }: LineHole, scoringFormat: string): string {
  if (net.value === null) return `No score: ${points.value}`;
  const sum = 2 + par - net.value;
  if (scoringFormat === 'STABLEFORD')
    return `2 + ${par} ${minus(net.value)} = ${formatWhole(sum)}${sum < 0 ? ', so 0' : ''}`;
  const over = net.value - par;
  return `Net ${over === 0 ? 'par' : `${over < 0 ? '−' : '+'}${Math.abs(over)}`}: ${points.value}`;
}
