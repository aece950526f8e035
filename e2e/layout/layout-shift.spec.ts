import { layoutShift } from '../support/layout-shift';
import { nightly } from '../support/nightly';
import { roundsAddress, visit } from '../support/screens';
import { expect, test } from '../support/test';

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
]) {
  test(`LAY-3 LIST-2 at ${width} px nothing moves while the friendly rounds load${nightly(width !== 1440)}`, async ({
    page,
    keenest,
  }) => {
    await page.setViewportSize({ width, height });
    await visit(page, roundsAddress(keenest));
    expect(await layoutShift(page)).toBe(0);
  });
}
