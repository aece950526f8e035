'use client';

import { useEffect, useRef, useState } from 'react';
import { initials } from '@/lib/format/initials';

/** Decorative; initials where the image fails to load. */
export function Avatar({ src, email }: { src: string; email: string }) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);

  // No error event reaches React for an image that failed before hydration.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true);
  }, []);

  if (failed) {
    return (
      <span
        aria-hidden
        className="grid size-8 shrink-0 place-items-center rounded-md bg-secondary text-xs font-medium text-secondary-foreground"
      >
        {initials(email)}
      </span>
    );
  }
  return (
    // The image optimizer is off, and SVG needs none.
    <img
      ref={image}
      src={src}
      alt=""
      width={32}
      height={32}
      className="size-8 shrink-0 rounded-md bg-secondary"
      onError={() => setFailed(true)}
    />
  );
}
