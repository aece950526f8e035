import type { Locator, Page } from '@playwright/test';
import { test } from '@playwright/test';

/** Seconds of a practised hand, by the keystroke-level model (Card, Moran and Newell, 1980). */
const SECONDS = { point: 1.1, press: 0.2, key: 0.28, think: 1.35 };

/** The hands of a person at a page: they count what they do, and how long it takes them. */
export function handsAt(page: Page) {
  const count = { clicks: 0, keys: 0 };
  const begun = Date.now();
  let seconds = 0;
  const think = () => {
    seconds += SECONDS.think;
  };
  return {
    count,
    /** A decision before what follows. */
    think,
    click: async (target: Locator) => {
      count.clicks += 1;
      seconds += SECONDS.point + SECONDS.press;
      await target.click();
    },
    /** A chord counts as one key, and takes as long as its keys. */
    press: async (chord: string) => {
      count.keys += 1;
      seconds += chord.split('+').length * SECONDS.key;
      await page.keyboard.press(chord);
    },
    /** The letters are not counted, but take their time; `paste` takes a chord. */
    fill: async (target: Locator, text: string, by: 'type' | 'paste' = 'type') => {
      seconds += (by === 'type' ? text.length : 2) * SECONDS.key;
      await target.fill(text);
    },
    /** Tells how long the task took: the hands, and all that browser and server did in between. */
    done: () => {
      const waited = (Date.now() - begun) / 1000;
      const description = `${(seconds + waited).toFixed(1)} s: ${seconds.toFixed(1)} hands, ${waited.toFixed(1)} machine`;
      test.info().annotations.push({ type: 'task', description });
      if (process.env.TASK_TIMES) console.info(`${test.info().title.slice(0, 6)} ${description}`);
    },
  };
}
