'use client';

import { useSearchParams } from 'next/navigation';
import { type FormEvent, Fragment, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { WithNames } from '@/components/fields/with-names';
import { Link } from '@/components/navigation/link';
import { useWindowEvent } from '@/components/ui/use-window-event';
import { ExplainButton } from './explain-button';
import { type Explanation, type ExplanationLine, type ExplanationSet, explanationOf } from './explanation';
import styles from './explanations.module.css';

type Props = {
  id: string;
  of: ExplanationSet;
};

/** The buttons submit a form, so that without JavaScript the server renders the page with the explanation. */
export function Explanations({ id, of }: Props) {
  const query = useSearchParams();
  const [key, setKey] = useState(query.get(id));
  const popover = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLElement>(null);
  const pressed = useRef<Event | null>(null);
  const shown = key === null ? null : explanationOf(of, key);

  const show = () => {
    button.current?.focus({ preventScroll: true });
    popover.current?.showPopover({ source: button.current ?? undefined });
    popover.current?.focus({ preventScroll: true });
  };
  // The URL names an explanation if its button was pressed before the scripts had loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after the first render
  useEffect(() => {
    if (shown) show();
  }, []);

  // Pressing the button of an open explanation makes the browser close it, and the click must not reopen it.
  useWindowEvent('pointerdown', (event) => {
    pressed.current = popover.current?.matches(':popover-open') ? event : null;
  });

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const { current: box } = popover;
    if (!(submitter instanceof HTMLButtonElement) || !box) return;
    const pressedKey = submitter.value;
    const isOpen = box.matches(':popover-open');
    const wasOpen = isOpen || (pressed.current?.target instanceof Node && submitter.contains(pressed.current.target));
    pressed.current = null;
    if (!box.contains(submitter)) button.current = submitter;
    if (isOpen) box.hidePopover();
    if (wasOpen && pressedKey === key) return;
    flushSync(() => setKey(pressedKey));
    show();
  };

  return (
    <>
      <form id={id} action={`#${id}-why`} onSubmit={onSubmit}>
        {[...query]
          .filter(([name]) => name !== id)
          .map(([name, value]) => (
            <input key={name + value} type="hidden" name={name} value={value} />
          ))}
      </form>
      <div
        ref={popover}
        id={`${id}-why`}
        popover="auto"
        role="dialog"
        aria-label={shown ? (shown.label ?? `${shown.title}: ${shown.beside.join(' ')}`) : undefined}
        tabIndex={-1}
        className={`${styles.explanation} bg-popover text-sm text-foreground shadow-md outline-none`}
      >
        {shown && <Explained form={id} of={shown} close={() => popover.current?.hidePopover()} />}
      </div>
    </>
  );
}

type ExplainedProps = {
  form: string;
  of: Explanation;
  close: () => void;
};

function Explained({ form, of: { title, beside, lines, names = [], isOfRecommended, source }, close }: ExplainedProps) {
  return (
    <>
      <p className="flex items-center gap-2.5 text-muted-foreground">
        <strong className="font-semibold text-foreground">
          <bdi>{title}</bdi>
        </strong>{' '}
        {beside.map((words) => (
          <Fragment key={words}>
            <span>{words}</span>{' '}
          </Fragment>
        ))}
        <button
          type="button"
          aria-label="Close"
          onClick={close}
          className="-my-2 -mr-2 ml-auto size-8 rounded-sm text-lg text-muted-foreground hover:text-foreground coarse:size-11 noscript:hidden"
        >
          ×
        </button>
      </p>
      <dl className="mt-2 grid grid-cols-[fit-content(45%)_1fr] gap-x-3 gap-y-1.5 wrap-break-word">
        {lines.map((line) => (
          <Fragment key={line[0] + line[1]}>
            <dt className="text-muted-foreground">
              <bdi>{line[0]}</bdi>
            </dt>
            <dd>
              <Words line={line} form={form} names={names} />
            </dd>
          </Fragment>
        ))}
      </dl>
      {isOfRecommended && <p className="mt-2 text-xs text-muted-foreground">Uses standard allowances.</p>}
      {source && (
        <p className="mt-2 text-xs">
          <Link href={source.href} className="rounded-sm underline underline-offset-3 coarse:py-3">
            {source.label}
          </Link>
        </p>
      )}
    </>
  );
}

type WordsProps = { line: ExplanationLine; form: string; names: readonly string[] };

function Words({ line: [, words, mark], form, names }: WordsProps) {
  if (!mark) return <WithNames names={names}>{words}</WithNames>;
  if (mark === 'warning') return <span className="text-warning">{words}</span>;
  return (
    <ExplainButton form={form} value={mark.why} who={mark.who}>
      {words}
    </ExplainButton>
  );
}
