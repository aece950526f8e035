import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

/** What a screen is about: a line of facts, each a `li`. A line that wraps ends with the dot. */
export function SubjectLine({ className, ...props }: ComponentProps<'ul'>) {
  return (
    <ul
      className={cn(
        'mt-0.5 flex flex-wrap items-center text-sm text-muted-foreground [&>li]:block [&>li]:max-w-full [&>li]:not-last:after:mr-2 [&>li]:not-last:after:ml-2 [&>li]:not-last:after:content-["·"]',
        className,
      )}
      {...props}
    />
  );
}

/** A part of a subject line: none where there is nothing to say. */
export function subjectPart(drawn: ReactNode, className?: string): ReactNode {
  return drawn == null || drawn === false || drawn === '' ? null : <li className={className}>{drawn}</li>;
}
