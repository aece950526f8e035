'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useLoaded } from '@/components/ui/use-loaded';
import { useWindowEvent } from '@/components/ui/use-window-event';
import type { Toast } from './toast-area';

const queue: Toast[] = [];
let deliver = () => {};

/** Toasts shown before the toast area has loaded are queued. */
export function showToast(toast: Toast): void {
  queue.push(toast);
  deliver();
}

const load = () => import('./toast-area');

/** Loads the toast area with the first toast. If its script cannot be loaded, shows toasts as plain text. */
export function Toasts() {
  const [area, prepare] = useLoaded(load);
  const [plain, setPlain] = useState<readonly Toast[]>([]);
  const deliverQueue = useEffectEvent(() => {
    prepare().then(
      (loaded) => {
        setPlain([]);
        for (const queued of queue.splice(0)) loaded.show(queued);
      },
      () => {
        const failed = queue.splice(0);
        setPlain((shown) => [...shown.filter((one) => !failed.some((other) => isSame(one, other))), ...failed]);
      },
    );
  });

  useWindowEvent('online', plain.length > 0 ? () => setPlain([]) : null);
  useEffect(() => {
    deliver = () => deliverQueue();
    if (queue.length > 0) deliver();
    return () => {
      deliver = () => {};
    };
  }, []);

  return (
    <section aria-label="Notifications (F8)" aria-live="polite">
      {area && <area.ToastArea />}
      {plain.length > 0 && (
        <div className="fixed right-4 bottom-4 z-50 flex w-105 max-w-[calc(100vw-2rem)] flex-col gap-2">
          {plain.map(({ title, description }) => (
            <p key={`${title} ${description}`} className="rounded-lg border bg-popover p-4 text-sm shadow-md">
              <b className="block font-medium">{title}</b>
              <bdi>{description}</bdi>
            </p>
          ))}
        </div>
      )}
    </section>
  );
}

const isSame = (one: Toast, other: Toast) => one.title === other.title && one.description === other.description;
