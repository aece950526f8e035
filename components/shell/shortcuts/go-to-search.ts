export function goToSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]');
  if (!field) document.querySelector<HTMLElement>('header a[aria-keyshortcuts]')?.click();
  field?.focus();
  field?.select();
  return true;
}
