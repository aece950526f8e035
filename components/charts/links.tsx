import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';
import styles from './charts.module.css';

export function Links({ className, ...props }: ComponentProps<'p'>) {
  return <p className={cn(styles.links, className)} {...props} />;
}

export function Headline({ className, ...props }: ComponentProps<'p'>) {
  return <Links className={cn('font-semibold [&_a:not(:hover)]:decoration-transparent', className)} {...props} />;
}

export function Note({ className, ...props }: ComponentProps<'p'>) {
  return (
    <Links
      className={cn('pt-3 text-xs/4.5 text-muted-foreground group-data-[size=sm]/card:pt-1.5', className)}
      {...props}
    />
  );
}
