import { expect, type Locator, type Page } from '@playwright/test';

/** The dashboard card with this title, whether loaded, loading or failed. */
export const cardOf = (page: Page, title: string) =>
  page.getByRole('region').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });

export const numberOf = async (figure: Locator) => Number(((await figure.textContent()) ?? '').replace(/[^\d]/g, ''));

/** Follows the link of a number and expects that many rows in the list. */
export async function expectRows(page: Page, link: Locator, count: number, title: string): Promise<void> {
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${title}`) })).toBeVisible();
  await expect(page.getByText(/^Total items [\d,]+$/)).toHaveText(`Total items ${count.toLocaleString('en-GB')}`);
}
