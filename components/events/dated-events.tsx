import type { Column } from '@/components/data-table/column';
import { FirstRows } from '@/components/data-table/first-rows';
import type { Event } from '@/lib/contract/events';
import type { Page } from '@/lib/contract/page';
import type { Result } from '@/lib/contract/result';
import { routes } from '@/lib/routes';

type Part = { answer: Result<Page<Event>>; query: Readonly<Record<string, string>> };

type Props = {
  played: Part;
  upcoming: Part;
  columns: readonly Column<Event>[];
  /** The list of all events of the record. */
  href: string;
};

/** The first events of a record that were played, and of those to come. */
export function DatedEvents({ played, upcoming, columns, href }: Props) {
  return (
    <>
      <FirstRows
        title="Played events"
        columns={columns}
        answer={played.answer}
        href={routes.listed(href, played.query)}
      />
      <FirstRows
        title="Upcoming events"
        columns={columns}
        answer={upcoming.answer}
        href={routes.listed(href, upcoming.query)}
      />
    </>
  );
}
