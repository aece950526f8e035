/** @param text names the fields that could not be parsed, and why */
export function FaultMark({ text }: { text: string }) {
  return (
    <span data-slot="unread" title={text} className="inline-flex text-warning">
      <span aria-hidden className="icon-triangle-alert small-icon" />
      <span className="sr-only">{text}</span>
    </span>
  );
}

export function Unreadable() {
  return <span className="text-warning">Unreadable</span>;
}
