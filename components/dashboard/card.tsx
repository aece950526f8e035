import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Empty, EmptyDescription, EmptyHeader, EmptyTitle } from '@/components/ui/empty';
import { Skeleton } from '@/components/ui/skeleton';
import { type Source, SourcePopover } from './source-popover';

export type CardSize = 'default' | 'sm';

type FrameProps = ComponentProps<'section'> & {
  title: string;
  size?: CardSize;
  beside?: ReactNode;
  figures?: ReactNode;
  footer?: ReactNode;
};

export function CardFrame({ id, title, size = 'default', beside, figures, footer, children, ...props }: FrameProps) {
  const isSmall = size === 'sm';
  return (
    <section data-slot="card" data-size={size} className="group/card break-inside-avoid" {...props}>
      <div data-slot="card-header" className={cx('flex flex-wrap items-center gap-1', isSmall ? 'min-h-6' : 'min-h-8')}>
        <h2
          id={id}
          className={cx('min-w-0 wrap-anywhere', isSmall ? 'text-sm text-muted-foreground' : 'text-base font-semibold')}
        >
          {title}
        </h2>
        {beside}
        {figures && (
          <div className="ml-auto flex flex-wrap items-baseline justify-end gap-x-2.5 self-center">{figures}</div>
        )}
      </div>
      {children}
      {footer}
    </section>
  );
}

type Props = Omit<FrameProps, 'beside'> & { id: string; source: Source };

export function DashboardCard({ source, ...props }: Props) {
  const { id, title } = props;
  const why = <SourcePopover title={title} source={source} />;
  return <CardFrame aria-labelledby={id} beside={why} {...props} />;
}

export function CardSkeleton({ title, size }: { title: string; size: CardSize }) {
  return (
    <CardFrame size={size} aria-busy="true" aria-label={`${title}, loading`} title={title}>
      <Skeleton className={`rounded-md opacity-50 ${size === 'sm' ? 'h-18' : 'h-43'}`} />
    </CardFrame>
  );
}

export function NoResults({ children }: { children: string }) {
  return (
    <Empty className="min-h-43 p-3">
      <EmptyHeader>
        <EmptyTitle>No results</EmptyTitle>
        <EmptyDescription>{children}</EmptyDescription>
      </EmptyHeader>
    </Empty>
  );
}
