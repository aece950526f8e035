import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

type Schema = Readonly<Record<string, unknown>>;
type Parameter = { name: string; in: string; required?: boolean; schema?: Schema };
type Operation = {
  operationId?: string;
  summary?: string;
  tags?: string[];
  parameters?: Parameter[];
  responses?: Record<string, { content?: Record<string, { schema?: Schema }> }>;
};
type Readable = {
  info: { title: string; description?: string };
  paths?: Record<string, { get?: Operation }>;
  components?: { schemas?: Record<string, Schema> };
};

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** The document as HTML: every endpoint with its parameters and response, every schema with its fields. */
export function openApiPage(document: Readable): Html {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, { get }]) => (get ? [{ path, ...get }] : []));
  const groups = [...new Set(operations.map(({ tags }) => tags?.[0] ?? ''))];
  const shapes = Object.entries(document.components?.schemas ?? {});
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${document.info.title}</title>
<style>${raw(style)}</style>
</head>
<body>
<h1>${document.info.title}</h1>
<p>${document.info.description ?? ''} For machines: <a href="openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<nav aria-label="Groups"><ul>
${groups.map((group) => html`<li><a href="#${group}">${group}</a></li>`)}
<li><a href="#shapes">shapes</a></li>
</ul></nav>
${groups.map(
  (group) => html`<section><h2 id="${group}">${group}</h2>
${operations.filter(({ tags }) => tags?.[0] === group).map(operationHtml)}</section>`,
)}
<section><h2 id="shapes">shapes</h2>
${shapes.map(([name, schema]) => html`<article><h3 id="${name}">${name}</h3>${fieldsHtml(schema)}</article>`)}</section>
</body>
</html>`;
}

function operationHtml({ path, summary, parameters = [], responses = {} }: Operation & { path: string }): Html {
  const [type = '', content] = Object.entries(responses[200]?.content ?? {})[0] ?? [];
  const answer = content?.schema ?? {};
  return html`<article>
<h3><code>GET ${path}</code></h3>
<p>${summary ?? ''}</p>
${
  parameters.length > 0 &&
  html`<table><caption>Asked</caption><tbody>
${parameters.map(
  ({ name, in: place, required, schema = {} }) => html`<tr><th scope="row"><code>${name}</code></th>
<td class="place">${place === 'path' ? 'path' : required ? 'query, required' : 'query'}</td><td>${typeHtml(schema)}</td></tr>`,
)}</tbody></table>`
}
<h4>Answer${type === 'text/csv' ? ', text/csv' : ''}</h4>
${type === 'text/csv' ? '' : fieldsHtml(answer)}
</article>`;
}

/** The fields of an object as a table; anything else as its type. */
function fieldsHtml(schema: Schema): Html {
  if (typeof schema.$ref === 'string') return html`<p>${typeHtml(schema)}</p>`;
  const fields = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  if (fields.length === 0) return html`<p>${typeHtml(schema)}</p>`;
  const required = new Set(schema.required as string[] | undefined);
  return html`<table><tbody>
${fields.map(
  ([name, field]) => html`<tr><th scope="row"><code>${name}${required.has(name) ? '' : '?'}</code></th>
<td>${typeHtml(field)}</td></tr>`,
)}</tbody></table>`;
}

function typeHtml(schema: Schema): Html {
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return html`<a href="#${name}">${name}</a>`;
  }
  const either = (schema.anyOf ?? schema.oneOf ?? schema.allOf) as Schema[] | undefined;
  if (either) return html`${either.map((one, index) => html`${index > 0 ? ' or ' : ''}${typeHtml(one)}`)}`;
  if (Array.isArray(schema.enum)) return html`${schema.enum.join(', ')}`;
  if (schema.type === 'array') return html`list of ${typeHtml((schema.items ?? {}) as Schema)}`;
  if (schema.type === 'object' && schema.properties) return fieldsHtml(schema);
  const notes = [schema.format, schema.default !== undefined && `default ${schema.default}`, boundsOf(schema)];
  return html`${schema.type ?? 'anything'}${notes
    .filter(Boolean)
    .map((word) => `, ${word}`)
    .join('')}`;
}

function boundsOf({ minimum, maximum, maxLength }: Schema): string {
  const isBound = typeof maximum === 'number' && maximum < 2 ** 31 - 1;
  return [
    typeof minimum === 'number' && `from ${minimum}`,
    isBound && `to ${maximum}`,
    typeof maxLength === 'number' && `at most ${maxLength} characters`,
  ]
    .filter(Boolean)
    .join(' ');
}

const style = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 0; list-style: none; }
article { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: 0.5rem 0 1rem; }
h3 { margin: 0.5rem 0; font-size: 1rem; }
h4, caption { margin: 0.75rem 0 0.25rem; font-size: 0.85rem; font-weight: 600; text-align: left; }
table { border-collapse: collapse; width: 100%; font-size: 0.9rem; }
th { text-align: left; font-weight: 400; width: min(14rem, 40%); }
.place { width: 1%; white-space: nowrap; opacity: 0.7; }
code, td:last-child { overflow-wrap: anywhere; }
td, th { padding: 0.15rem 0.75rem 0.15rem 0; vertical-align: top; }
@media print { nav { display: none; } article { break-inside: avoid; } }
`;
