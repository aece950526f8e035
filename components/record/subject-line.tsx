import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import styles from './subject-line.module.css';

/** What a screen is about: a line of facts, each a `li`. A line that wraps ends with the dot. */
export function SubjectLine({ className, ...props }: ComponentProps<'ul'>) {
  return (
    <ul
      className={cn(styles.line, 'mt-0.5 flex flex-wrap items-center text-sm text-muted-foreground', className)}
      {...props}
    />
  );
}

/** A part of a subject line: none where there is nothing to say. */
export function subjectPart(drawn: ReactNode, className?: string): ReactNode {
  return drawn == null || drawn === false || drawn === '' ? null : <li className={className}>{drawn}</li>;
}
