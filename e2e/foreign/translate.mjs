import { envelope, extra, fields, keys, queryNames } from './dialect.mjs';

/** @typedef {Record<string, unknown>} Fields */

/** The sandbox's names of parameters. This API does not know these names, so it ignores such parameters. */
const ownNames = new Set(['pageNumber', 'pageSize', 'search', 'sortedBy', ...Object.keys(keys)]);
const keysBack = new Map(Object.entries(keys).map(([own, foreign]) => [foreign, own]));

/** Translates a query of this API into a query of the sandbox. @param {URLSearchParams} query @returns {URLSearchParams} */
export function queryForSandbox(query) {
  const own = new URLSearchParams();
  for (const [name, value] of query) {
    if (name === queryNames.page) own.append('pageNumber', /^\d{1,9}$/.test(value) ? String(Number(value) + 1) : value);
    else if (name === queryNames.size) own.append('pageSize', value);
    else if (name === queryNames.search) own.append('search', value);
    else if (name === queryNames.sort) {
      const [key = '', direction] = value.split(',');
      const sortKey = ownNames.has(key) ? null : (keysBack.get(key) ?? key);
      if (sortKey) own.append('sortedBy', `${direction === 'desc' ? '-' : ''}${sortKey}`);
    } else if (!ownNames.has(name)) own.append(keysBack.get(name) ?? name, value);
  }
  return own;
}

/** Translates a response of the sandbox into a response of this API. @param {unknown} body */
export function answerFromSandbox(body) {
  const translated = translate(body);
  if (!isFields(body) || !isFields(translated) || !isFields(body.paging)) return translated;
  const { items, paging: _, ...rest } = translated;
  const { pageNumber, pageSize, total } = body.paging;
  const meta = {
    [envelope.page]: Number(pageNumber) - 1,
    [envelope.size]: pageSize,
    [envelope.total]: total,
    totalPages: Math.ceil(Number(total) / Number(pageSize)),
  };
  return { ...rest, [envelope.rows]: items, [envelope.paging]: meta };
}

/**
 * @param {unknown} value
 * @param {boolean} asText false inside the winner of a friendly round, where the app accepts only numbers
 * @returns {unknown}
 */
function translate(value, asText = true) {
  if (Array.isArray(value)) return value.map((item) => translate(item, asText));
  if (!isFields(value)) return value;
  /** @type {Fields} */
  const own = {};
  for (const [name, held] of Object.entries(value)) {
    const renamed = fields[name];
    const inner = translate(held, asText && name !== 'winnerPlayer');
    if (!renamed) own[name] = inner;
    else put(own, renamed.to.split('.'), asText && renamed.text && typeof held === 'number' ? String(held) : inner);
  }
  return 'uid' in value ? { ...own, ...extra } : own;
}

/** @param {Fields} holder @param {string[]} path @param {unknown} value */
function put(holder, [name = '', ...rest], value) {
  if (rest.length === 0) {
    holder[name] = value;
    return;
  }
  const inner = isFields(holder[name]) ? holder[name] : {};
  holder[name] = inner;
  put(/** @type {Fields} */ (inner), rest, value);
}

/** @param {unknown} value @returns {value is Fields} */
function isFields(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
