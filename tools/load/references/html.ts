const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

export const cell = (text: string, title = false) => {
  const safe = escapeHtml(text);
  return title ? `<td title="${safe}">${safe}</td>` : `<td>${safe}</td>`;
};

export const table = (rows: readonly (readonly string[])[], head = '') =>
  `<table>${head}<tbody>${rows.map((cells) => `<tr>${cells.join('')}</tr>`).join('')}</tbody></table>`;

export function link(query: Record<string, unknown>, label: string): string {
  const set = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(set.map(([key, value]) => [key, String(value)]));
  return `<a aria-label="${label}" href="/?${escapeHtml(search.toString())}">${label}</a>`;
}

/** @param script the file name of the page's script, if any */
export function pageOf(body: string, script?: string): string {
  const scripts = script ? `<script src="/${script}" defer></script>` : '';
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Reference</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><link rel="stylesheet" href="/reference.css">${scripts}</head><body>${body}</body></html>`;
}
