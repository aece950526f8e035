import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import styles from './subject-line.module.css';

/** Children are `li` elements, separated by dots. When a line wraps, the dot stays at its end. */
export function SubjectLine({ className, ...props }: ComponentProps<'ul'>) {
  return (
    <ul
      className={cn(styles.line, 'mt-0.5 flex flex-wrap items-center text-sm text-muted-foreground', className)}
      {...props}
    />
  );
}

export function subjectPart(drawn: ReactNode, className?: string): ReactNode {
  return drawn == null || drawn === false || drawn === '' ? null : <li className={className}>{drawn}</li>;
}
