'use client';

import { useEffect, useRef, useState } from 'react';

const OPEN_MS = 700;
const SKIP_MS = 300;

type Tip = { text: string; left: number; top: number; side: 'below' | 'right' };

/**
 * One layer for every `data-tip` (after 700 ms, immediately within 300 ms of the last) and `data-tip-rail` (immediately,
 * on the collapsed sidebar). The elements have accessible names, so screen readers need nothing from here.
 */
export function TooltipLayer() {
  const [tip, setTip] = useState<Tip | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const anchor = useRef<Element | null>(null);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    const close = () => {
      clearTimeout(timer.current);
      if (anchor.current) closedAt.current = performance.now();
      anchor.current = null;
      setTip(null);
    };
    const consider = (event: Event) => {
      const target = event.target instanceof Element ? event.target.closest('[data-tip],[data-tip-rail]') : null;
      if (target === anchor.current) return;
      close();
      if (!target || (event.type === 'focusin' && !target.matches(':focus-visible'))) return;
      const rail = target.getAttribute('data-tip-rail');
      const text = rail ?? target.getAttribute('data-tip');
      if (!text || (rail && target.clientWidth > 40)) return;
      const wait = rail || performance.now() - closedAt.current < SKIP_MS ? 0 : OPEN_MS;
      timer.current = setTimeout(() => {
        anchor.current = target;
        setTip({ text, ...placeFor(target, rail !== null) });
      }, wait);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('pointerover', consider);
    document.addEventListener('focusin', consider);
    document.addEventListener('focusout', close);
    document.addEventListener('pointerdown', close);
    document.addEventListener('scroll', close, true);
    document.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('pointerover', consider);
      document.removeEventListener('focusin', consider);
      document.removeEventListener('focusout', close);
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('scroll', close, true);
      document.removeEventListener('keydown', onKey);
    };
  }, []);

  if (!tip) return null;
  return (
    <div role="tooltip" data-side={tip.side} className="tooltip print:hidden" style={{ left: tip.left, top: tip.top }}>
      {tip.text}
    </div>
  );
}

function placeFor(target: Element, beside: boolean): Omit<Tip, 'text'> {
  const box = target.getBoundingClientRect();
  if (beside) return { side: 'right', left: box.right + 8, top: box.top + box.height / 2 };
  const left = Math.min(Math.max(box.left + box.width / 2, 72), innerWidth - 72);
  return { side: 'below', left, top: box.bottom + 6 };
}
