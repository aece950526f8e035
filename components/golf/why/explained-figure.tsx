import Link from 'next/link';
import { Fragment } from 'react';
import type { Explanation, ExplanationLine } from './explanation';
import { WhyButton } from './why';

type Props = {
  /** Of the explanations that this one is among. */
  form: string;
  of: Explanation;
  close: () => void;
};

/** How a figure comes about, line by line. */
export function Explained({ form, of: { title, beside, unread, lines, isOfRecommended, source }, close }: Props) {
  return (
    <>
      <p className="flex items-center gap-2.5 text-muted-foreground">
        <strong className="font-semibold text-foreground">{title}</strong>{' '}
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
      {unread && (
        <p data-slot="unread" className="mt-2 wrap-anywhere text-warning">
          {unread}
        </p>
      )}
      <dl className="mt-2 grid grid-cols-[fit-content(45%)_1fr] gap-x-3 gap-y-1.5 wrap-break-word">
        {lines.map((line) => (
          <Fragment key={line[0] + line[1]}>
            <dt className="text-muted-foreground">{line[0]}</dt>
            <dd>
              <Words line={line} form={form} />
            </dd>
          </Fragment>
        ))}
      </dl>
      {isOfRecommended && (
        <p className="mt-2 text-xs text-muted-foreground">Allowances are those recommended: the API gives none.</p>
      )}
      {source && (
        <p className="mt-2 text-xs">
          <Link href={source.href} prefetch={false} className="rounded-sm underline underline-offset-3 coarse:py-3">
            {source.label}
          </Link>
        </p>
      )}
    </>
  );
}

function Words({ line: [, words, mark], form }: { line: ExplanationLine; form: string }) {
  if (!mark) return words;
  if (typeof mark === 'string') {
    return (
      <span
        data-slot={mark === 'unread' ? 'unread' : undefined}
        title={mark === 'unread' ? words : undefined}
        className="text-warning"
      >
        {words}
      </span>
    );
  }
  return (
    <WhyButton form={form} value={mark.why} who={mark.who}>
      {words}
    </WhyButton>
  );
}
