export function openTab(href: string): void {
  window.open(href, '_blank', 'noopener');
}
