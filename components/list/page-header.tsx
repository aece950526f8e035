import type { ReactNode } from 'react';
import { formatCount } from '@/lib/format/number';

type Props = {
  title: ReactNode;
  level?: 1 | 2 | undefined;
  count?: number | null;
  note?: string | null;
  beside?: ReactNode;
  description?: ReactNode;
  tools?: ReactNode;
  narrow?: 'beside' | 'below';
};

export function PageHeader({ title, level = 1, count, note, beside, description, tools, narrow = 'beside' }: Props) {
  const Heading = level === 1 ? 'h1' : 'h2';
  const heading = (
    <Heading className={`font-semibold break-words ${level === 1 ? 'text-xl' : 'text-lg'}`}>
      <bdi>{title}</bdi>
      {count != null && (
        <>
          {' '}
          <span className="ml-1.5 font-normal text-muted-foreground">{formatCount(count)}</span>
        </>
      )}
      {note && (
        <>
          {' '}
          <span className="ml-2 text-sm font-normal text-warning">{note}</span>
        </>
      )}
    </Heading>
  );
  const toolsAt = {
    beside:
      'gap-2 @max-4xl:contents @max-4xl:[&>*]:self-start @max-4xl:[&>search]:order-1 @max-4xl:[&>search]:flex-[1_1_51%]',
    below: 'flex-wrap gap-x-4 gap-y-2 max-sm:w-full max-sm:shrink',
  };
  return (
    // A container query, because an open sidebar takes some of the width.
    <div className="@container flex-none">
      <div
        data-slot="page-header"
        className="flex items-center justify-between gap-x-6 gap-y-3 px-6 pt-5 pb-4 print:pt-0 print:pb-2 incomplete:invisible @max-4xl:flex-wrap @max-4xl:gap-x-2 max-sm:px-4"
      >
        <div className="min-w-0 @max-4xl:flex-[1_1_50%]">
          {beside ? (
            <div className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5">
              {heading}
              {beside}
            </div>
          ) : (
            heading
          )}
          {description}
        </div>
        {tools && (
          <div data-slot="page-tools" className={`flex flex-none items-center print:hidden ${toolsAt[narrow]}`}>
            {tools}
          </div>
        )}
      </div>
    </div>
  );
}
