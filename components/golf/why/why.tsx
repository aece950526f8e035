import Link from 'next/link';
import type { ReactNode } from 'react';
import { shown } from '@/components/cells/readable';
import { faultWords } from '@/lib/contract/wire/field-fault';
import type { ReadValue } from '@/lib/contract/wire/unread';
import { formatPlayingHandicap } from '@/lib/format/handicap';
import { strokesWords } from '@/lib/golf/handicap/handicap-words';
import type { Explained } from './explained';

type ButtonProps = {
  id: string;
  who: ReadValue<string>;
  given: number;
};

/** A handicap that opens how it comes about, without scripting too. */
export function WhyButton({ id, who, given }: ButtonProps) {
  const words = formatPlayingHandicap(given);
  return (
    <button
      type="button"
      popoverTarget={id}
      aria-label={`${words}: why, ${nameOf(who)}`}
      className="rounded-sm underline decoration-dotted underline-offset-3 coarse:-m-3 coarse:min-w-11 coarse:p-3"
    >
      {words}
    </button>
  );
}

type Props = ButtonProps & {
  derived: Explained;
  /** Holes that the strokes fall on; null where their number could not be read. */
  holes: number | null;
  source?: { label: string; href: string } | null;
};

const nameOf = (who: ReadValue<string>) => (who.ok ? who.value : 'this player');
const NOTHING_DERIVED = { steps: [], makes: null, missing: [] };

/** What a handicap opens: each step from the index to the strokes on the card. */
export function WhyHandicap({ id, who, given, derived, holes, source = null }: Props) {
  const { steps, makes, missing } = 'unread' in derived ? NOTHING_DERIVED : derived;
  const words = formatPlayingHandicap(given);
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-label={`Why ${words}: ${nameOf(who)}`}
      className="inset-1.5 m-auto w-96 max-w-[calc(100vw-1rem)] rounded-lg border bg-popover p-3.5 text-left text-sm font-normal whitespace-normal text-foreground shadow-md [position-area:bottom] [position-try-fallbacks:flip-block,flip-inline]"
    >
      <p className="flex items-center justify-between gap-3">
        <span>
          <strong className="font-semibold">Why {words}</strong>{' '}
          <span className="text-muted-foreground">{shown(who)}</span>
        </span>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label="Close"
          className="-my-2 -mr-2 size-8 rounded-sm text-lg text-muted-foreground hover:text-foreground coarse:size-11"
        >
          ×
        </button>
      </p>
      {'unread' in derived && (
        <p data-slot="unread" className="mt-2 text-warning">
          {`How ${words} comes about cannot be shown `}
          <span className="font-mono text-xs break-all">{faultWords(derived.unread)}</span>
        </p>
      )}
      <dl className="mt-2 grid grid-cols-[108px_1fr] gap-x-2 gap-y-1.5">
        {steps.map((step) => (
          <Line key={step.label} label={step.label}>
            {step.words}
          </Line>
        ))}
        {makes !== null && makes !== given && (
          <Line label="Differs">
            <span className="text-warning">{`These figures make ${formatPlayingHandicap(makes)}; the API gives ${words}.`}</span>
          </Line>
        )}
        {missing.length > 0 && (
          <Line label="Not given">
            <span className="inline-flex items-start gap-1.5">
              <span aria-hidden className="icon-triangle-alert mt-0.5 size-3.5 flex-none text-warning" />
              {`The API does not give ${listWords(missing)}, so ${words} cannot be derived.`}
            </span>
          </Line>
        )}
        {holes !== null && <Line label="Strokes">{strokesWords(given, holes)}</Line>}
      </dl>
      {makes !== null && (
        <p className="mt-2 text-xs text-muted-foreground">Allowances are those recommended: the API gives none.</p>
      )}
      {source && (
        <p className="mt-2 text-xs">
          <Link href={source.href} prefetch={false} className="rounded-sm underline underline-offset-3 coarse:py-3">
            {source.label}
          </Link>
        </p>
      )}
    </div>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted-foreground">{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

function listWords(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
