'use client';

import { unstable_isUnrecognizedActionError as isOfAnotherBuild } from 'next/navigation';

export type Fault = Error & { digest?: string };

export function ErrorPanel({ title, error }: { title: string; error: Fault }) {
  return (
    <div role="alert" className="mx-auto flex max-w-prose flex-col items-center px-6 py-16 text-center">
      <p className="text-sm text-muted-foreground">{title}</p>
      <h1 className="mt-1 text-lg font-semibold">Something went wrong</h1>
      <p className="mt-1 text-sm break-words text-muted-foreground">
        {error.digest ? (
          <>
            Error ID <span className="font-mono text-xs text-foreground">{error.digest}</span>
          </>
        ) : (
          wordsFor(error)
        )}
      </p>
      <button
        type="button"
        onClick={() => location.reload()}
        // Not the Button component, which would add code to every page's first load.
        className="mt-4 button h-8 bg-primary px-3 text-primary-foreground hover:opacity-90 coarse:h-11"
      >
        Try again
      </button>
    </div>
  );
}

function wordsFor(error: Fault): string {
  const outdated: boolean = isOfAnotherBuild(error);
  if (outdated) return 'Fairway has been updated since you opened this page.';
  return error.message || 'Unknown reason.';
}
