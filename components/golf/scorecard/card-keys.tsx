'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useWindowEvent } from '@/components/ui/use-window-event';
import { nextOnCard } from './next-on-card';

type Props = { className?: string; children: ReactNode };

/** Makes the buttons of a card's tables one tab stop, between which arrow keys move (a roving tabindex). */
export function CardKeys({ className, children }: Props) {
  const card = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement>(null);
  const keepOneTabStop = () => {
    const buttons = buttonsOf(card.current);
    const shown = buttons.filter((button) => button.checkVisibility());
    const stop = shown.find((button) => button === last.current) ?? shown[0];
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
  };
  // Runs after every render, because a refreshed card may have more buttons.
  useEffect(keepOneTabStop);
  useWindowEvent('resize', keepOneTabStop);

  const move = (event: KeyboardEvent) => {
    const { current } = card;
    if (!(event.target instanceof HTMLElement) || !event.target.matches(BUTTON)) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const spots = buttonsOf(current)
      .filter((button) => button.checkVisibility())
      .map(spotOf);
    const next = nextOnCard(spots, spotOf(event.target), event.key);
    if (!next) return;
    event.preventDefault();
    next.button.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside have the focus, and their keys end here
    <div
      ref={card}
      className={className}
      onKeyDown={move}
      onChange={keepOneTabStop}
      onFocus={({ target }) => {
        if (!target.matches(BUTTON)) return;
        last.current = target;
        keepOneTabStop();
      }}
    >
      {children}
    </div>
  );
}

const BUTTON = 'td button, th button';

function buttonsOf(card: HTMLElement | null): HTMLButtonElement[] {
  // biome-ignore lint/plugin: the buttons are drawn on the server, and only the DOM knows where they stand
  return [...(card?.querySelectorAll<HTMLButtonElement>(BUTTON) ?? [])];
}

function spotOf(button: HTMLElement) {
  const { left, top, width, height } = button.getBoundingClientRect();
  return { button, x: left + width / 2, y: top + height / 2 };
}
