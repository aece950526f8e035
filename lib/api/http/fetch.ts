import 'server-only';
import type * as z from 'zod';
import { DEFAULT_PAGE_SIZE } from '@/lib/contract/common';
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
import { findPage } from './find-page';
import { type ApiRequest, answerTo } from './http';
import { readItems, readPage, readRecord } from './read';
import { requestTo } from './request';

// The endpoint's name selects the types; the casts restate what its declaration says.

/** The body of an answer, not yet read against the contract. @throws RequestFailed, ContractBroken, Unreachable */
export async function fetchBody<Name extends Endpoint>(endpoint: Name, input: Input<Name>): Promise<unknown> {
  return (await answerTo(requestTo(endpoint, input))).body;
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

/**
 * A page of a list; the last one when the wanted page lies beyond it. Its total is null where the API does not say and
 * the page is full; its size is smaller than wanted where the API sends fewer rows.
 * @throws RequestFailed, ContractBroken, Unreachable
 */
export async function fetchPage<Name extends ListEndpoint>(
  endpoint: Name,
  input: Input<Name>,
  options: Pick<ApiRequest, 'signal' | 'priority'> = {},
): Promise<Page<ItemOf<Name>>> {
  const schema = declarationOf(endpoint).output as Parameters<typeof readPage<z.ZodType<ItemOf<Name>>>>[1];
  const { pageNumber: wanted = 1, pageSize = DEFAULT_PAGE_SIZE } = input as {
    pageNumber?: unknown;
    pageSize?: unknown;
  };
  const page = async (pageNumber: number, size: number) => {
    const asked = Object.assign({}, input, { pageNumber, pageSize: size });
    const answer = await answerTo(requestTo(endpoint, asked, options));
    return readPage(endpoint, schema, answer, { pageNumber, pageSize: size });
  };
  return findPage(page, Number(wanted), Number(pageSize));
}
