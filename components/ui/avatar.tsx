'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';

const Picture = createContext({ failed: false, fail: () => {} });

/** Unlike Radix's avatar, rendered on the server. `delayMs` and `onLoadingStatusChange` are not supported. */
export function Avatar({ className, ...props }: ComponentProps<'span'>) {
  const [failed, setFailed] = useState(false);
  const picture = useMemo(() => ({ failed, fail: () => setFailed(true) }), [failed]);
  return (
    <Picture value={picture}>
      <span
        data-slot="avatar"
        className={cx('relative flex size-8 shrink-0 overflow-hidden rounded-md bg-secondary', className)}
        {...props}
      />
    </Picture>
  );
}

export function AvatarImage({ className, alt, ...props }: ComponentProps<'img'>) {
  const image = useRef<HTMLImageElement>(null);
  const { failed, fail } = useContext(Picture);

  // React gets no error event for an image that failed before hydration.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) fail();
  }, [fail]);

  if (failed) return null;
  return (
    <img
      ref={image}
      alt={alt}
      loading="lazy"
      data-slot="avatar-image"
      className={cx('size-full', className)}
      onError={fail}
      {...props}
    />
  );
}

export function AvatarFallback({ className, ...props }: ComponentProps<'span'>) {
  if (!useContext(Picture).failed) return null;
  return (
    <span
      data-slot="avatar-fallback"
      className={cx('grid size-full place-items-center text-xs font-medium text-secondary-foreground', className)}
      {...props}
    />
  );
}
