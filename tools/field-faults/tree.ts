import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { parseCsv } from '@/sandbox/api/testing/parse-csv';

/** What a screen shows, as a tree: an element, or a text. Equal parts have the same `same`. */
export type Part = {
  /** `#text` for a text. */
  tag: string;
  attributes: ReadonlyMap<string, string>;
  text: string;
  parts: readonly Part[];
  same: number;
  /** Its place: `main/table[0]/tbody[1]/tr[3]/td[2]`. */
  at: string;
  above: Part | null;
};

/** No part of what people see. */
const UNSEEN: ReadonlySet<string> = new Set(['script', 'style', 'link', 'meta', 'template']);

/** The moment at which the figures of the dashboard, or the rows of a printed list, were fetched. */
const CLOCK = /Fetched \d{4}-\d\d-\d\d \d\d:\d\d( [A-Z]\w+)?/g;

/** What a response shows: HTML, CSV, or the JSON of a handler. */
export function treeOf({ type, body }: { type: string; body: string }): Part {
  if (type.startsWith('text/html')) return ofHtml(body);
  if (type.startsWith('text/csv')) return place(ofRows(parseCsv(body)));
  return place(ofJson(JSON.parse(body)));
}

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;
type Draft = Pick<Part, 'tag' | 'attributes' | 'text'> & { parts: readonly Draft[] };

function ofHtml(html: string): Part {
  const document = parse(html);
  // Parts that came late stand hidden at the end; a script of the page moves them to their places.
  const late = new Map<string, Element>();
  visit(document.childNodes, (element) => {
    const id = attributeOf(element, 'id');
    if (id && /^S:/.test(id)) late.set(id.slice(2), element);
  });
  return place(draftOf(document.childNodes));

  function draftOf(nodes: readonly Node[]): Draft {
    return { tag: 'document', attributes: new Map(), text: '', parts: draftsOf(nodes) };
  }

  function draftsOf(nodes: readonly Node[]): Draft[] {
    const drafts: Draft[] = [];
    for (const node of nodes) {
      if (node.nodeName === '#text') {
        const { value } = node as DefaultTreeAdapterTypes.TextNode;
        const before = drafts.at(-1);
        if (before?.tag === '#text') before.text += value;
        else drafts.push({ tag: '#text', attributes: new Map(), text: value, parts: [] });
      } else if ('tagName' in node) {
        const id = attributeOf(node, 'id') ?? '';
        if (node.tagName === 'template' && /^B:/.test(id)) {
          drafts.push(...draftsOf(late.get(id.slice(2))?.childNodes ?? []));
        } else if (!UNSEEN.has(node.tagName) && !/^S:/.test(id)) drafts.push(draftOfElement(node));
      }
    }
    return drafts;
  }

  function draftOfElement(element: Element): Draft {
    if (isNow(attributeOf(element, 'datetime'))) return textPart('now');
    const attributes = new Map(
      element.attrs
        .filter(({ name }) => name !== 'nonce')
        // React numbers ids by the place of their components.
        .map(({ name, value }): [string, string] => [name, value.replace(/_R_\w*_/g, '_R_')]),
    );
    const parts = draftsOf(element.childNodes);
    // A cell of plain text repeats it as its title.
    if (parts.length === 1 && parts[0]?.text && parts[0].text === attributes.get('title')) attributes.delete('title');
    return { tag: element.tagName, attributes, text: '', parts };
  }
}

/** Whether a time is that of the request. The data of the sandbox are older. */
const isNow = (moment = '') => Math.abs(Date.now() - Date.parse(moment)) < 3_600_000;

function visit(nodes: readonly Node[], see: (element: Element) => void): void {
  for (const node of nodes) {
    if (!('tagName' in node)) continue;
    see(node);
    visit(node.childNodes, see);
  }
}

const attributeOf = (element: Element, name: string) => element.attrs.find((one) => one.name === name)?.value;

const textPart = (text: string): Draft => ({ tag: '#text', attributes: new Map(), text, parts: [] });

function ofRows(rows: readonly (readonly string[])[]): Draft {
  // A row is known by its uid, its first cell: one that is left out moves the others.
  const part = (tag: string, parts: Draft[], label = ''): Draft => ({
    tag,
    attributes: new Map([['aria-label', label]]),
    text: '',
    parts,
  });
  return part(
    'table',
    rows.map((row) =>
      part(
        'tr',
        row.map((cell) => part('td', [textPart(cell)])),
        row[0],
      ),
    ),
  );
}

function ofJson(value: unknown): Draft {
  if (typeof value !== 'object' || value === null) return textPart(JSON.stringify(value));
  const parts = Object.entries(value).map(([key, inner]): Draft => {
    return { tag: key, attributes: new Map(), text: '', parts: [ofJson(inner)] };
  });
  return { tag: Array.isArray(value) ? 'list' : 'object', attributes: new Map(), text: '', parts };
}

const known = new Map<string, number>();

function place(draft: Draft, at = draft.tag, above: Part | null = null): Part {
  const part = { ...draft, text: draft.text.replace(CLOCK, 'Fetched now'), at, above, same: 0, parts: [] as Part[] };
  const counts = new Map<string, number>();
  part.parts = draft.parts.map((inner) => {
    const index = counts.get(inner.tag) ?? 0;
    counts.set(inner.tag, index + 1);
    return place(inner, `${at}/${inner.tag}[${index}]`, part);
  });
  const key = [part.tag, part.text, ...part.attributes, ...part.parts.map(({ same }) => same)].join('\u0001');
  part.same = known.get(key) ?? known.size + 1;
  known.set(key, part.same);
  return part;
}

/** The text of a part, as people read it. */
export function textOf({ text, parts }: Part): string {
  return text + parts.map(textOf).join(' ');
}
