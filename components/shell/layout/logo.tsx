export function Mark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" fill="none" className={className}>
      <rect width="32" height="32" rx="8" fill="var(--primary)" />
      <g stroke="var(--primary-foreground)" strokeLinecap="round">
        <path d="M6.5 23.4c6-1.9 13-1.9 19 0" strokeWidth="1.5" strokeOpacity=".6" />
        <path d="M12.6 22.4V8" strokeWidth="1.75" />
      </g>
      <path d="M12.6 7.6l10.2 3.7-10.2 4.2z" fill="var(--primary-foreground)" />
    </svg>
  );
}
