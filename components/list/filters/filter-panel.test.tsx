import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Popover } from '@/components/ui/popover';
import { courses } from '@/lib/resources/courses';
import { events } from '@/lib/resources/events';
import type { AnyList } from '@/lib/resources/resource';
import { users } from '@/lib/resources/users';
import { filterFields } from './filter-fields';
import { FilterPanel } from './filter-panel';

const state = { pageNumber: 1, pageSize: 10, sortedBy: '', q: '', filters: {}, unread: [], columns: null };

function panelOf({ filters, notOffered }: Pick<AnyList, 'filters' | 'notOffered'>, initial: string | null) {
  const address = { pathname: '/list', state, timeZone: 'Europe/London' };
  const fields = filterFields({ ...address, filters, choices: {}, loadedAt: Date.parse('2026-11-30T12:00:00Z') });
  return renderToStaticMarkup(
    <Popover open onOpenChange={() => undefined}>
      <FilterPanel list={{ ...address, fields, notOffered }} initial={initial} />
    </Popover>,
  );
}

it('FILTER-14 below the filters stands which filter the golf service lacks, and where else to look', () => {
  expect(panelOf(courses, null)).toContain('Show data errors, above the list');
  expect(panelOf(events, null)).toContain('For ties for first place, see the column Winner.');
  expect(panelOf(events, 'Starts')).not.toContain('For ties');
});

it('FILTER-3 above the presets stands the time zone of their days', () => {
  expect(panelOf(events, 'Starts')).toContain('Days in Europe/London, as in the list.');
  expect(panelOf(events, 'Starts')).not.toContain('never');
});

it('FILTER-12 above the presets of the last activity stands where users who were never active are', () => {
  expect(panelOf(users, 'Last active')).toContain('Users who were never active are only under the two with “never”.');
});
