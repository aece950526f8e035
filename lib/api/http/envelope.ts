import * as z from 'zod';
import { errorMap } from '@/lib/contract/error-map';
import { type Fields, isFields } from '@/lib/contract/fields';
import type { PageInfo } from '@/lib/contract/page';
import { wire } from './wire';

const ROWS = ['items', 'data', 'content', 'results', 'rows'] as const;
const HOLDERS = ['paging', 'page', 'meta', 'pagination'] as const;
const TOTALS = ['total', 'totalItems', 'totalCount', 'totalElements'] as const;
const NUMBERS = ['pageNumber', 'page', 'number', 'currentPage'] as const;
const SIZES = ['pageSize', 'size', 'perPage', 'limit'] as const;

export function readEnvelope(body: unknown) {
  const found = findRows(body);
  if (!found) return null;
  const { items, rest, under } = found;
  return { items, rest, note: under === 'items' ? null : under ? `items: under ${under}` : 'items: a bare array' };
}

const Integer = z.number().int().min(0);
const IntegerText = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);
const Count = z.union([Integer, IntegerText]);

export function readPaging(
  rest: Fields,
  headers: Headers,
  asked: { pageNumber: number; pageSize: number },
  firstPage = wire.page.first,
): { paging: PageInfo; notes: readonly string[] } {
  const holders = holdersIn(rest);
  const total = firstCount(holders, TOTALS) ?? totalIn(headers);
  const number = firstCount(holders, NUMBERS);
  const size = firstCount(holders, SIZES);
  const first = number?.value === 0 ? 0 : firstPage;
  const notes = [
    noteOf('total', total, rest) ?? (total === null && 'paging.total: Required'),
    noteOf('pageNumber', number, rest),
    noteOf('pageSize', size, rest),
    first < firstPage && 'paging.pageNumber: counts from zero',
  ].filter((note) => typeof note === 'string');
  return {
    notes,
    paging: {
      pageNumber: number ? number.value - first + 1 : asked.pageNumber,
      pageSize: size && size.value > 0 ? size.value : asked.pageSize,
      total: total?.value ?? null,
    },
  };
}

export function withTotal(paging: PageInfo, rows: number): PageInfo {
  const { pageNumber, pageSize, total } = paging;
  if (total !== null) return paging;
  if (rows > pageSize) return { pageNumber: 1, pageSize: rows, total: rows };
  if (rows === pageSize || (rows === 0 && pageNumber > 1)) return paging;
  return { ...paging, total: (pageNumber - 1) * pageSize + rows };
}

function noteOf(name: string, found: { at: string } | null, { paging }: Fields): string | null {
  const own = `paging.${name}`;
  if (found && found.at !== own) return `${own}: under ${found.at}`;
  if (!isFields(paging)) return null;
  const fault = Integer.safeParse(paging[name], { error: errorMap }).error?.issues[0]?.message;
  return fault === undefined ? null : `${own}: ${fault}${found ? '; read as a number' : ''}`;
}

function findRows(body: unknown, mayHold = true): { items: readonly unknown[]; rest: Fields; under: string } | null {
  if (Array.isArray(body)) return body.every(isFields) ? { items: body, rest: {}, under: '' } : null;
  if (!isFields(body)) return null;
  for (const name of ROWS) {
    const held = body[name];
    const inner = mayHold && name === 'data' && isFields(held) ? findRows(held, false) : null;
    if (!Array.isArray(held) && !inner) continue;
    const { [name]: _, ...rest } = body;
    if (Array.isArray(held)) return { items: held, rest, under: name };
    if (inner) return { items: inner.items, rest: { ...rest, ...inner.rest }, under: `data.${inner.under}` };
  }
  return null;
}

function holdersIn(rest: Fields): readonly (readonly [at: string, fields: Fields])[] {
  const named = HOLDERS.flatMap((name): [string, Fields][] => {
    const held = rest[name];
    if (!isFields(held)) return [];
    const inner = held.pagination;
    return [[`${name}.`, held], ...(isFields(inner) ? [[`${name}.pagination.`, inner] as [string, Fields]] : [])];
  });
  return [...named, ['', rest]];
}

function firstCount(holders: readonly (readonly [string, Fields])[], names: readonly string[]) {
  for (const [at, fields] of holders) {
    for (const name of names) {
      const count = Count.safeParse(fields[name]);
      if (count.success) return { at: `${at}${name}`, value: count.data };
    }
  }
  return null;
}

export function totalIn(headers: Headers) {
  const total = IntegerText.safeParse(headers.get('x-total-count'));
  if (total.success) return { at: 'X-Total-Count', value: total.data };
  const range = /^\S+ (?:\d+-\d+|\*)\/(\d{1,15})$/.exec(headers.get('content-range') ?? '');
  return range ? { at: 'Content-Range', value: Number(range[1]) } : null;
}
