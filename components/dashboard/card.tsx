import type { ComponentProps, ReactNode } from 'react';
import { Links } from '@/components/charts/links';
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

/** A card without a box: hairlines of the page divide the cards. `id` is its heading's. */
export function CardFrame({ id, title, size = 'default', beside, figures, footer, children, ...props }: FrameProps) {
  return (
    <section data-slot="card" data-size={size} className="group/card break-inside-avoid" {...props}>
      <div
        data-slot="card-header"
        className="flex min-h-8 flex-wrap items-center gap-1 incomplete:invisible group-data-[size=sm]/card:min-h-6"
      >
        <h2
          id={id}
          className="min-w-0 text-base font-semibold wrap-anywhere group-data-[size=sm]/card:text-sm group-data-[size=sm]/card:font-normal group-data-[size=sm]/card:text-muted-foreground"
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
  const why = <SourcePopover id={`${id}-why`} title={title} source={source} />;
  return <CardFrame aria-labelledby={id} beside={why} {...props} />;
}

/** The placeholder of a card: empty at first, then a bar. Without scripting, a link to a page that waits for it. */
export function WaitingCard({ title, size, href }: { title: string; size: CardSize; href: string }) {
  return (
    <CardFrame size={size} aria-busy="true" aria-label={`${title}, loading`} title={title}>
      <Skeleton className="h-43 animate-none rounded-md opacity-50 transition-opacity delay-150 group-data-[size=sm]/card:h-18 starting:opacity-0" />
      <noscript>
        <Links className="text-sm">
          This takes a while. <a href={href}>Wait for it</a>
        </Links>
      </noscript>
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
