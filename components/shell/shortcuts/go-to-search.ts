/** Where the screen is no list, opens the search of everything. */
export function goToSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]');
  if (!field) document.querySelector<HTMLElement>('header a[aria-keyshortcuts]')?.click();
  field?.focus();
  field?.select();
  return true;
}
