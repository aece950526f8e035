import 'server-only';
import type { z } from 'zod';
import {
  declarationOf,
  type Endpoint,
  type Input,
  type ItemOf,
  type ItemsEndpoint,
  type ListEndpoint,
  type Output,
} from '@/lib/contract/endpoints';
import type { Page, RowsOf } from '@/lib/contract/page';
import { callApi } from './http';
import { readItems, readPage, readRecord } from './read';
import { requestTo } from './request';

// The endpoint's name selects the types; the casts restate what its declaration says.

/** The body of an answer, not yet read against the contract. @throws RequestFailed, ContractBroken, Unreachable */
export function fetchBody<Name extends Endpoint>(endpoint: Name, input: Input<Name>): Promise<unknown> {
  return callApi(requestTo(endpoint, input));
}

/** An answer that fits as a whole or not at all. @throws RequestFailed, ContractBroken, Unreachable */
export async function fetchRecord<Name extends Endpoint>(endpoint: Name, input: Input<Name>): Promise<Output<Name>> {
  const body = await fetchBody(endpoint, input);
  return readRecord(endpoint, declarationOf(endpoint).output, body) as Output<Name>;
}

/** An answer whose items fit one by one. @throws RequestFailed, ContractBroken, Unreachable */
export async function fetchRows<Name extends ItemsEndpoint>(
  endpoint: Name,
  input: Input<Name>,
): Promise<RowsOf<Output<Name>>> {
  const body = await fetchBody(endpoint, input);
  const schema = declarationOf(endpoint).output as Parameters<typeof readItems>[1];
  return readItems(endpoint, schema, body) as unknown as RowsOf<Output<Name>>;
}

/** A page of a list; the last one when the wanted page lies beyond it. @throws RequestFailed, ContractBroken, Unreachable */
export async function fetchPage<Name extends ListEndpoint>(
  endpoint: Name,
  input: Input<Name>,
  signal?: AbortSignal,
): Promise<Page<ItemOf<Name>>> {
  const schema = declarationOf(endpoint).output as Parameters<typeof readPage<z.ZodType<ItemOf<Name>>>>[1];
  const page = async (pageInput: Input<Name>) =>
    readPage(endpoint, schema, await callApi(requestTo(endpoint, pageInput, { signal })));
  const wanted = await page(input);
  const { total, pageSize } = wanted.paging;
  const last = Math.max(1, Math.ceil(total / pageSize));
  const { pageNumber = 1 } = input as { pageNumber?: number | string };
  if (wanted.rows.length > 0 || Number(pageNumber) <= last) return wanted;
  return page(Object.assign({}, input, { pageNumber: last }));
}
