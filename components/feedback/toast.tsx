'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { Toast } from './toast-area';

type Listener = (toast: Toast) => void;

const queue: Toast[] = [];
let listener: Listener | undefined;

/** Shows a toast; toasts before the area is ready are queued. */
export function showToast(toast: Toast): void {
  if (listener) listener(toast);
  else queue.push(toast);
}

type Loaded = { ToastArea: ComponentType; show: Listener };

/** The toast area, always on the page. Its code is imported with the first toast; plain text replaces it on failure. */
export function Toasts() {
  const [loaded, setLoaded] = useState<Loaded>();
  const [plain, setPlain] = useState<string[]>([]);

  useEffect(() => {
    let show: Listener | undefined;
    const deliver: Listener = (toast) => {
      if (show) return show(toast);
      queue.push(toast);
      import('./toast-area').then(
        (module) => {
          setLoaded(module);
          setPlain([]);
          show = module.show;
          for (const queued of queue.splice(0)) module.show(queued);
        },
        () => {
          const failed = queue.splice(0).map(({ title, description = '' }) => `${title} ${description}`.trim());
          setPlain((shown) => [...new Set([...shown, ...failed])]);
        },
      );
    };
    listener = deliver;
    for (const queued of queue.splice(0)) deliver(queued);
    return () => {
      listener = undefined;
    };
  }, []);

  return (
    <section aria-label="Notifications (F8)" aria-live="polite">
      {loaded && <loaded.ToastArea />}
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
