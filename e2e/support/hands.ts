import type { Locator, Page } from '@playwright/test';
import { test } from '@playwright/test';

/** Seconds that a practised user needs for each action (keystroke-level model: Card, Moran and Newell, 1980). */
const SECONDS = { point: 1.1, press: 0.2, key: 0.28, think: 1.35 };

/** Acts on the page like a person, and counts clicks, keys and the time that a person would need. */
export function handsAt(page: Page) {
  const count = { clicks: 0, keys: 0 };
  const begun = Date.now();
  let seconds = 0;
  const think = () => {
    seconds += SECONDS.think;
  };
  return {
    count,
    /** Adds the time of a decision before the next action. */
    think,
    click: async (target: Locator) => {
      count.clicks += 1;
      seconds += SECONDS.point + SECONDS.press;
      await target.click();
    },
    /** Counts a chord such as `Control+k` as one key, but adds the time of each of its keys. */
    press: async (chord: string) => {
      count.keys += 1;
      seconds += chord.split('+').length * SECONDS.key;
      await page.keyboard.press(chord);
    },
    /** Adds the time to type or paste the text. Typed letters do not count as keys. */
    fill: async (target: Locator, text: string, by: 'type' | 'paste' = 'type') => {
      seconds += (by === 'type' ? text.length : 2) * SECONDS.key;
      await target.fill(text);
    },
    /** Attaches the time of the task to the test: a person's time plus the time of browser and server. */
    done: () => {
      const waited = (Date.now() - begun) / 1000;
      const description = `${(seconds + waited).toFixed(1)} s: ${seconds.toFixed(1)} hands, ${waited.toFixed(1)} machine`;
      test.info().annotations.push({ type: 'task', description });
      if (process.env.TASK_TIMES) console.info(`${test.info().title.slice(0, 6)} ${description}`);
    },
  };
}
