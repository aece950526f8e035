'use client';

import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { useFetched } from '@/components/feedback/use-fetched';
import { Link } from '@/components/navigation/link';
import { whenIdle } from '@/components/navigation/when-idle';
import { buttonVariants } from '@/components/ui/button-variants';
import { isPlainClick } from '@/components/ui/plain-click';
import { Skeleton } from '@/components/ui/skeleton';
import type { Preview } from '@/lib/resources/preview';
import { PreviewContent } from './preview-content';

type Props = {
  url: string;
  initial: Preview | null;
  name: string | null;
  cells: Readonly<Record<string, ReactNode>>;
  noun: string;
  /** URL of the next preview, fetched when the browser is idle. */
  nextUrl: string | null;
  onOpen: (href: string) => void;
};

export function PreviewedRecord({ url, initial, name, cells, noun, nextUrl, onOpen }: Props) {
  const fetched = useFetched<Preview>(initial ? null : url);
  const preview = initial ?? fetched.data;
  useFetchWhenIdle(preview ? nextUrl : null);
  if (preview) {
    const onClick = (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onOpen(preview.href);
    };
    return (
      <PreviewContent
        preview={preview}
        titleId="preview-title"
        cells={cells}
        open={
          <Link
            href={preview.href}
            onClick={onClick}
            className={buttonVariants({ variant: 'outline', size: 'sm', className: 'shrink-0' })}
          >
            Open<bdi className="sr-only">{` ${preview.name}`}</bdi>
          </Link>
        }
      />
    );
  }
  const { error, isValidating, mutate } = fetched;
  if (!error || isValidating) return <Loading name={name} />;
  if (error.status === 404) {
    return (
      <Message title={`This ${noun} does not exist`} text="It may have been deleted, or the link is incomplete." />
    );
  }
  return (
    <Message title={`Could not load this ${noun}`} text={`${error.message}.`}>
      <a
        href={location.href}
        onClick={(event) => {
          event.preventDefault();
          void mutate();
        }}
        className={buttonVariants({ variant: 'outline', size: 'sm', className: 'mt-3 before:icon-rotate-cw' })}
      >
        Retry
      </a>
    </Message>
  );
}

function useFetchWhenIdle(url: string | null): void {
  const [fetched, setFetched] = useState<string | null>(null);
  useEffect(() => {
    if (url !== null) return whenIdle(() => setFetched(url));
  }, [url]);
  useFetched(fetched);
}

const LINES = ['w-24', 'w-56', 'w-40', 'w-48'];

function Loading({ name }: { name: string | null }) {
  return (
    <>
      <h2 id="preview-title" className="px-6 pt-5 pb-2 text-xl font-semibold break-words max-sm:px-4">
        <bdi>{name ?? 'Loading…'}</bdi>
      </h2>
      <div aria-busy="true" className="flex flex-col gap-4 px-6 py-5 max-sm:px-4">
        {LINES.map((width) => (
          <Skeleton key={width} className={width} />
        ))}
      </div>
    </>
  );
}

function Message({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="px-6 py-16 text-center max-sm:px-4">
      <h2 id="preview-title" className="text-lg font-semibold">
        {title}
      </h2>
      <p className="mt-1 text-sm text-muted-foreground">{text}</p>
      {children}
    </div>
  );
}
