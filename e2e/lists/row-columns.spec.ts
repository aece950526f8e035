import { visit } from '../support/screens';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 1440, height: 900 } });

test('LIST-18 WHO-4 the most important columns fit on the screen; a cell with cut text has a tooltip with the full text', async ({
  page,
}) => {
  await visit(page, '/events?status=COMPLETED');
  const chosenBy = ['Name', 'Status', 'Group', 'Course', 'Starts'];
  for (const [width, labels] of [
    [1440, [...chosenBy, 'Players', 'Winner', 'Rounds']],
    [1024, chosenBy],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const faults = await page.locator('[data-slot=table-container]').evaluate(
      (box, labels) => {
        const right = box.getBoundingClientRect().right;
        return labels.flatMap((label) => {
          const cells = [...box.querySelectorAll<HTMLElement>(`tbody td[data-label="${label}"]`)];
          const cut = cells
            .flatMap((cell) => [cell, ...cell.querySelectorAll<HTMLElement>('a, bdi')])
            .filter((part) => part.scrollWidth > part.clientWidth + 1)
            .filter((part) => part.closest('[title]')?.getAttribute('title') !== part.textContent);
          const isOut = cells.some((cell) => cell.getBoundingClientRect().right > right + 1);
          return [
            ...cut.map((part) => `${label}: ${part.textContent} has no tooltip`),
            ...(cells.length === 0 || isOut ? [`${label} is out of sight`] : []),
          ];
        });
      },
      [...labels],
    );
    expect(faults, `at ${width} px`).toEqual([]);
  }
});

test('LIST-19 a group and a user list past events before upcoming ones', async ({ page, where }) => {
  for (const address of [`/groups/${where.club}`, `/all-users/${where.user}`]) {
    await visit(page, address);
    await expect(page.getByRole('region', { name: 'Past events' }).getByRole('cell').first()).toBeVisible();
    const starts = (table: string) =>
      page
        .getByRole('region', { name: `${table} events` })
        .locator('td[data-label=Starts]')
        .evaluateAll((cells) => cells.map((cell) => cell.textContent?.slice(0, 10) ?? ''));
    const past = await starts('Past');
    expect(past.length).toBeGreaterThan(0);
    expect(past).toEqual([...past].sort().reverse());
    expect((await starts('Upcoming')).every((start) => start >= (past[0] ?? ''))).toBe(true);
  }
  const headings = await page.getByRole('heading', { level: 2 }).allInnerTexts();
  const at = (title: string) => headings.findIndex((heading) => heading.startsWith(title));
  expect(at('Latest friendly rounds')).toBeLessThan(at('Past events'));
  const link = page.locator('h2', { hasText: 'Past events' }).getByRole('link');
  const total = /\d[\d,]*/.exec((await link.textContent()) ?? '')?.[0];
  await link.click();
  await expect(page.getByRole('heading', { level: 2, name: `User Events ${total}` })).toBeVisible();
});
