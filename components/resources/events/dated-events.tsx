import type { TableOf } from '@/components/old-cells/column';
import { FirstRows } from '@/components/old-list/first-rows';
import type { Event } from '@/lib/contract/events';
import type { Page } from '@/lib/contract/page';
import type { Result } from '@/lib/contract/result';
import { routes } from '@/lib/routes';

type Part = { answer: Result<Page<Event>>; query: Readonly<Record<string, string>> };

type Props = {
  played: Part;
  upcoming: Part;
  table: TableOf<Event>;
  href: string;
};

export function DatedEvents({ played, upcoming, table, href }: Props) {
  return (
    <>
      <FirstRows title="Played events" table={table} answer={played.answer} href={routes.listed(href, played.query)} />
      <FirstRows
        title="Upcoming events"
        table={table}
        answer={upcoming.answer}
        href={routes.listed(href, upcoming.query)}
      />
    </>
  );
}
