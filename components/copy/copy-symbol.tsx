/** The icon of every CopyButton, once a page: rows of a list refer to it instead of drawing it. Lucide's “copy”. */
export function CopySymbol() {
  return (
    <svg aria-hidden="true" className="hidden">
      <symbol
        id="copy-icon"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <rect width="14" height="14" x="8" y="8" rx="2" ry="2" />
        <path d="M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2" />
      </symbol>
    </svg>
  );
}
