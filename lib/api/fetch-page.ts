import 'server-only';
import type * as z from 'zod';
import { DEFAULT_PAGE_SIZE } from '@/lib/contract/common';
import type { Endpoint } from '@/lib/contract/endpoint';
import type { Fields } from '@/lib/contract/fields';
import type { Fault, ReadItem } from '@/lib/contract/read-item';
import { buildRequest, type RequestOptions } from './http/build-request';
import { findPage } from './http/find-page';
import { answerTo } from './http/http';
import { renameFields } from './http/wire';
import { type ItemPage, readPage, readRecord, readRows } from './read-page';

/** `mayBeMissing`: top-level fields that may be missing or wrong, because the specification does not define them. */
export type Source<Item> = { endpoint: Endpoint; item: z.ZodType<Item>; mayBeMissing: readonly string[] };

type Input = Readonly<Record<string, unknown>>;

/** Fetches a page of a list, or the last page if the requested one does not exist. */
export async function fetchPage<Item>(
  source: Source<Item>,
  input: Input,
  options: RequestOptions = {},
): Promise<ItemPage<Item>> {
  const { pageNumber = 1, pageSize = DEFAULT_PAGE_SIZE } = input;
  const fetchOne = async (number: number, size: number) => {
    const answer = await fetchAnswer(source, { ...input, pageNumber: number, pageSize: size }, options);
    return readPage(readerOf(source), answer, { pageNumber: number, pageSize: size });
  };
  return findPage(fetchOne, Number(pageNumber), Number(pageSize));
}

export async function fetchRows<Item>(
  source: Source<Item>,
  input: Input,
): Promise<{ rows: readonly ReadItem<Item>[]; rest: Fields }> {
  const { body } = await fetchAnswer(source, input);
  return readRows(readerOf(source), body);
}

export async function fetchRecord<Item>(
  source: Source<Item>,
  input: Input,
): Promise<{ item: Item; faults: readonly Fault[] }> {
  const { body } = await fetchAnswer(source, input);
  return readRecord(readerOf(source), body);
}

async function fetchAnswer(source: Source<unknown>, input: Input, options?: RequestOptions) {
  const { body, headers } = await answerTo(buildRequest(source.endpoint, input, options));
  return { body: renameFields(body), headers };
}

const readerOf = <Item>({ endpoint, item, mayBeMissing }: Source<Item>) => ({
  endpoint: endpoint.path,
  item,
  mayBeMissing,
});
