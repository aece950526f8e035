'use client';

import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { usePathname, useSearchParams } from 'next/navigation';
import {
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { Boundary } from '@/components/feedback/boundary';
import { whenIdle } from '@/components/navigation/when-idle';
import { listStore, useListStore } from '@/components/old-list/list-store';
import { placeOnPage } from '@/components/old-list/model/row-place';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { isLayerOpen } from '@/components/ui/layers';
import { isPlainClick } from '@/components/ui/plain-click';
import { SheetHeader, sheetVariants } from '@/components/ui/sheet';
import { useWindowEvent } from '@/components/ui/use-window-event';
import { readPeek } from '@/lib/list/address/peek-address';
import { type DrawnPeek, drawPeek, type FirstPeek, keepPeek, type PeekSource, useDrawnPeek } from './drawn-peeks';
import { NothingToPeek } from './nothing-to-peek';
import { goToPeek, leavePeek } from './peek-address';
import { PeekWaiting } from './peek-waiting';

export function peekAhead(source: PeekSource, uid: string): void {
  drawPeek(source, location.pathname, uid);
}

/** `first` changes when the page was refreshed, and with it the peek. */
type Props = { source: PeekSource; first: FirstPeek | undefined };

export function PeekSheet(props: Props) {
  const pathname = usePathname();
  const uid = readPeek(useSearchParams());
  return uid === null ? null : <Sheet key={pathname} pathname={pathname} uid={uid} {...props} />;
}

/** The sheet beside the list. It is not modal: the list stays in use. */
function Sheet({ uid, pathname, source, first }: Props & { uid: string; pathname: string }) {
  const sheet = useRef<HTMLDivElement>(null);
  const drawn = useDrawnPeek(pathname, uid);
  const list = useListStore((state) => state.list);
  const place = placeOnPage(list?.model, uid);
  usePeekAhead(drawn, () => {
    if (place.next) drawPeek(source, pathname, place.next);
  });

  useEffect(() => {
    if (first) keepPeek(first.pathname, first.uid, Promise.resolve({ content: first.content }));
  }, [first]);
  useEffect(() => drawPeek(source, pathname, uid), [uid, pathname, source]);
  // Before it is seen: a key pressed at once is meant for it.
  useLayoutEffect(() => sheet.current?.focus({ preventScroll: true }), []);
  const leave = useEffectEvent(() => listStore.get().list?.focusRow(uid));
  useEffect(() => () => leave(), []);
  useWindowEvent('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isLayerOpen(sheet.current)) return;
    event.preventDefault();
    leavePeek();
  });

  const step = (to: string | undefined) => to && goToPeek(to);
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (!(target instanceof Element) || !sheet.current?.contains(target)) return;
    if (ctrlKey || metaKey || altKey || target.matches('input, select, textarea')) return;
    if (key === 'ArrowDown' || key === 'j') step(place.next);
    else if (key === 'ArrowUp' || key === 'k') step(place.previous);
    else if (key === 'Enter' && target === sheet.current) openWhole(uid, sheet.current);
    else return;
    event.preventDefault();
    // Shortcuts of the list below do not act on the same key.
    event.nativeEvent.stopImmediatePropagation();
  };

  return (
    <div
      ref={sheet}
      role="dialog"
      aria-labelledby="peek-title"
      aria-modal={false}
      data-slot="peek"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onClickCapture={(event) => {
        // Its record knows the list that it was opened from.
        const { target } = event;
        const isOpened = target instanceof Element && target.matches('[data-peek-open], [data-peek-open] *');
        if (isOpened && isPlainClick(event)) list?.remember(uid);
      }}
      className={cn(
        sheetVariants(),
        'z-30 flex w-lg flex-col border-l print:hidden [&_dl]:grid-cols-2',
        'max-sm:top-auto max-sm:bottom-0 max-sm:left-0 max-sm:h-[calc(100dvh-3rem)] max-sm:w-full max-sm:border-t max-sm:border-l-0',
      )}
    >
      <SheetHeader className="sticky top-0 z-20 flex-row items-center gap-2 border-b bg-background px-4 py-2">
        <Step label="Previous row" to={place.previous} onStep={step}>
          <ChevronUp aria-hidden />
        </Step>
        <Step label="Next row" to={place.next} onStep={step}>
          <ChevronDown aria-hidden />
        </Step>
        <p className="text-sm text-muted-foreground">{place.words}</p>
        <Button
          variant="ghost"
          size="icon"
          aria-label="Close the peek"
          className="ml-auto coarse:size-11"
          onClick={leavePeek}
        >
          <X aria-hidden />
        </Button>
      </SheetHeader>
      <p role="status" className="sr-only">
        {place.name}
      </p>
      <Boundary key={uid} title="The record could not be shown">
        {drawn ? (
          <Suspense fallback={<Waiting name={place.name} />}>
            <Content of={drawn} />
          </Suspense>
        ) : (
          <Waiting name={place.name} />
        )}
      </Boundary>
    </div>
  );
}

type StepProps = { label: string; to: string | undefined; onStep: (to: string) => void; children: ReactNode };

function Step({ label, to, onStep, children }: StepProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      aria-disabled={to === undefined}
      className="aria-disabled:opacity-40 coarse:size-11"
      onClick={() => to !== undefined && onStep(to)}
    >
      {children}
    </Button>
  );
}

function Content({ of }: { of: Promise<DrawnPeek> }) {
  const { content } = use(of);
  const node = content instanceof Promise ? use(content) : content;
  return <div className="pb-8">{node ?? <NothingToPeek what="record" />}</div>;
}

function Waiting({ name }: { name: string }) {
  return (
    <>
      <h2 id="peek-title" className="px-6 pt-5 pb-2 text-xl font-semibold break-words max-sm:px-4">
        {name || 'Loading…'}
      </h2>
      <PeekWaiting />
    </>
  );
}

/** As a click on the row does; where the row is not on the page, by the link in the sheet. */
function openWhole(uid: string, sheet: HTMLElement): void {
  const { list } = listStore.get();
  if (list && placeOnPage(list.model, uid).name) list.open(uid);
  // biome-ignore lint/plugin: the server draws that link
  else sheet.querySelector<HTMLElement>('a[data-peek-open]')?.click();
}

/** Fetches the peek of the next row once this one is there and the browser is idle, unless it saves data. */
function usePeekAhead(drawn: Promise<DrawnPeek> | undefined, fetchNext: () => void): void {
  const fetchLatest = useEffectEvent(fetchNext);
  useEffect(() => {
    if (!drawn) return;
    let isLeft = false;
    let forget: (() => void) | undefined;
    const whenThere = async () => {
      await (await drawn).content;
      if (!isLeft) forget = whenIdle(() => fetchLatest());
    };
    // A failure is shown in its place.
    whenThere().catch(() => undefined);
    return () => {
      isLeft = true;
      forget?.();
    };
  }, [drawn]);
}
