'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useLoaded } from '@/components/ui/use-loaded';
import type { Toast } from './toast-area';

const queue: Toast[] = [];
let deliver = () => {};

/** Shows a toast; toasts before the area is ready are queued. */
export function showToast(toast: Toast): void {
  queue.push(toast);
  deliver();
}

const load = () => import('./toast-area');

/** The toast area, always on the page. Its code is imported with the first toast; plain text replaces it on failure. */
export function Toasts() {
  const [area, prepare] = useLoaded(load);
  const [plain, setPlain] = useState<string[]>([]);
  const deliverQueue = useEffectEvent(() => {
    prepare().then(
      (loaded) => {
        setPlain([]);
        for (const queued of queue.splice(0)) loaded.show(queued);
      },
      () => {
        const failed = queue.splice(0).map(({ title, description = '' }) => `${title} ${description}`.trim());
        setPlain((shown) => [...new Set([...shown, ...failed])]);
      },
    );
  });

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
        <div className="fixed inset-x-2 bottom-2 flex flex-col gap-2">
          {plain.map((text) => (
            <p key={text} className="rounded-lg border bg-popover p-3 text-sm shadow-md">
              {text}
            </p>
          ))}
        </div>
      )}
    </section>
  );
}
