import { labelOn, pictures, viewports } from '../../tools/testing/pictures.mjs';
import { expect, test } from '../support/test';

for (const [name, { open, labels, isPhone }] of Object.entries(pictures)) {
  test.describe(() => {
    test.use({ viewport: isPhone ? viewports.phone : viewports.desktop });

    test(`the screen of docs/pictures/${name}.png still has the labels that a reader looks for`, async ({ page }) => {
      await open(page);
      for (const label of labels) await expect(labelOn(page, label)).toBeVisible();
    });
  });
}
