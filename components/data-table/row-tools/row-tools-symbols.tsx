/** The icons of the tools of rows, once a page: rows refer to them. Lucide's “panel-right” and “ellipsis”. */
export function RowToolsSymbols() {
  return (
    <svg aria-hidden="true" className="hidden">
      <symbol
        id="peek-icon"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <rect width="18" height="18" x="3" y="3" rx="2" />
        <path d="M15 3v18" />
      </symbol>
      <symbol id="row-menu-icon" viewBox="0 0 24 24" fill="currentColor">
        <circle cx="5" cy="12" r="1.5" />
        <circle cx="12" cy="12" r="1.5" />
        <circle cx="19" cy="12" r="1.5" />
      </symbol>
    </svg>
  );
}
