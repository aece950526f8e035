'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { Toast } from './toaster';

type Listener = (toast: Toast) => void;

const waiting: Toast[] = [];
let listener: Listener | undefined;

/** Shows a toast; what is asked for before the toast area is ready waits for it. */
export function showToast(toast: Toast): void {
  if (listener) listener(toast);
  else waiting.push(toast);
}

type Loaded = { Toaster: ComponentType; show: Listener };

/** The toast area, always on the page. What draws the toasts is fetched with the first; when it cannot be, text will do. */
export function Toasts() {
  const [loaded, setLoaded] = useState<Loaded>();
  const [plain, setPlain] = useState<string[]>([]);

  useEffect(() => {
    let show: Listener | undefined;
    const deliver: Listener = (toast) => {
      if (show) return show(toast);
      waiting.push(toast);
      import('./toaster').then(
        (module) => {
          setLoaded(module);
          setPlain([]);
          show = module.show;
          for (const early of waiting.splice(0)) module.show(early);
        },
        () => {
          const untold = waiting.splice(0).map(({ title, description = '' }) => `${title} ${description}`.trim());
          setPlain((told) => [...new Set([...told, ...untold])]);
        },
      );
    };
    listener = deliver;
    for (const early of waiting.splice(0)) deliver(early);
    return () => {
      listener = undefined;
    };
  }, []);

  return (
    <section aria-label="Notifications" aria-live="polite">
      {loaded && <loaded.Toaster />}
      {plain.length > 0 && (
        <div className="fixed inset-x-2 bottom-2 flex flex-col gap-2">
          {plain.map((text) => (
            <p key={text} className="rounded-lg border bg-popover p-3 text-sm shadow-popover">
              {text}
            </p>
          ))}
        </div>
      )}
    </section>
  );
}
