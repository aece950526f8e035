import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { FieldDefinition } from '@/lib/resources/resource';
import { readFact, readField } from '@/lib/resources/shown-field';
import { cellFacts, drawCell } from './draw-cell';
import { FieldValue } from './field-value';

type Item = { value: string | null };

const uid = '6b63cb8b-0000-4000-8000-00000000beef';
const format = { timeZone: 'Europe/London' };
const field = (more: Partial<FieldDefinition<Item>> = {}): FieldDefinition<Item> => ({
  label: 'Player ID',
  text: ({ value }) => value,
  width: 100,
  ...more,
});
const cell = (value: string | null, more?: Partial<FieldDefinition<Item>>) =>
  renderToStaticMarkup(drawCell(field(more), { value }, format, null));
const fact = (value: string | null, more?: Partial<FieldDefinition<Item>>) =>
  renderToStaticMarkup(<FieldValue field={readFact('value', field(more), { value }, format)} />);

it('FR-5 an id cell shows the start and end of the id, and has the full id as its title, and a copy button', () => {
  const html = cell(uid, { kind: 'id' });
  expect(html).toContain(`title="${uid}">6b63…beef<`);
  expect(html).toContain('aria-label="Copy player ID"');
});

it('FR-4 a known status has its own icon; an unknown status has no icon', () => {
  expect(cell('In Progress', { kind: 'status' })).toContain('data-shape="running"');
  expect(cell('Under Review', { kind: 'status' })).not.toContain('data-shape');
});

it('FR-4 a plain field is rendered as text only, and a field without a value is not rendered', () => {
  expect(cell('Ann')).toBe('Ann');
  expect(cell(null, { kind: 'id', href: () => '/x' })).toBe('');
  expect(fact(null)).toBe('-');
});

it('ERR-4 a field whose value could not be parsed reads Unreadable, an empty field `-`', () => {
  const faults = [{ field: 'value.name', message: 'Required' }];
  const shown = (reads?: string[]) => readFact('value', field(reads && { reads }), { value: null }, format, faults);
  expect(renderToStaticMarkup(<FieldValue field={shown()} />)).toContain('>Unreadable<');
  expect(renderToStaticMarkup(<FieldValue field={shown(['other'])} />)).toBe('-');
});

it('CLOCK-1 a time of play has a tooltip that loads the local time at the course; other times have none', () => {
  const at = '2026-07-01T22:30:00.000Z';
  const played = { kind: 'time', playedAt: () => ({ at, courseUid: 'c1' }) } as const;
  expect(cell('2026-07-01 23:30', played)).toContain('data-tip-from="/api/course-time?course=c1&amp;at=2026-07-01');
  expect(cell('2026-07-01 23:30', { kind: 'time' })).toBe('2026-07-01 23:30');
});

it('FR-4 a time outside a table is followed by its time zone', () => {
  expect(fact('2026-07-01 23:30', { kind: 'time' })).toBe('2026-07-01 23:30 London');
  expect(fact('O’Neil')).toBe('<bdi>O’Neil</bdi>');
});

it('LAY-11 cells that open the row’s record do not repeat its link', () => {
  const facts = (more?: Partial<FieldDefinition<Item>>) =>
    cellFacts(readField(field(more), { value: 'Ann' }, format), '/users/1');
  expect(facts({ href: () => '/users/1' })).toEqual({ isOfRow: true });
  expect(facts({ href: () => '/groups/2' })).toEqual({ href: '/groups/2' });
  expect(facts({ names: () => [] })).toBeUndefined();
});

it('WAY-4 a cell that opens the row’s record takes the link from the row', () => {
  const html = renderToStaticMarkup(drawCell(field({ href: () => '/users/1' }), { value: 'Ann' }, format, '/users/1'));
  expect(html).toContain('href="/users/1"');
  expect(html).toContain('data-row-link=""');
  expect(html).toContain('>Ann</a>');
});
