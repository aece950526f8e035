import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Field } from '@/lib/resources/resource';
import { drawFact, drawField } from './field-value';

type Item = { value: string | null };

const uid = '6b63cb8b-0000-4000-8000-00000000beef';
const format = { timeZone: 'Europe/London' };
const field = (more: Partial<Field<Item>> = {}): Field<Item> => ({
  label: 'Player ID',
  text: ({ value }) => value,
  width: 100,
  ...more,
});
const cell = (value: string | null, more?: Partial<Field<Item>>) =>
  renderToStaticMarkup(drawField(field(more), { value }, format));
const fact = (value: string | null, more?: Partial<Field<Item>>) =>
  renderToStaticMarkup(drawFact(field(more), { value }, format));

it('FR-5 a cell shows both ends of an id, with all of it as title, and a button that copies it', () => {
  const html = cell(uid, { kind: 'id' });
  expect(html).toContain(`title="${uid}">6b63…beef<`);
  expect(html).toContain('aria-label="Copy player ID"');
});

it('FR-4 a status has its shape; an unknown one has none', () => {
  expect(cell('In Progress', { kind: 'status' })).toContain('data-shape="running"');
  expect(cell('Under Review', { kind: 'status' })).not.toContain('data-shape');
});

it('FR-4 plain text, and no text, need no cell', () => {
  expect(cell('Ann')).toBe('');
  expect(cell(null, { kind: 'id', href: () => '/x' })).toBe('');
  expect(fact(null)).toBe('');
});

it('CLOCK-1 a time of play asks for the clock of its course on demand; another time does not', () => {
  const at = '2026-07-01T22:30:00.000Z';
  const played = { kind: 'time', playedAt: () => ({ at, courseUid: 'c1' }) } as const;
  expect(cell('2026-07-01 23:30', played)).toContain('data-tip-from="/api/course-time?course=c1&amp;at=2026-07-01');
  expect(cell('2026-07-01 23:30', { kind: 'time' })).toBe('');
});

it('FR-4 a fact names the zone of its time', () => {
  expect(fact('2026-07-01 23:30', { kind: 'time' })).toBe('2026-07-01 23:30 London');
  expect(fact('O’Neil')).toBe('<bdi>O’Neil</bdi>');
});
