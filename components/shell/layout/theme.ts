export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** From a cookie; without one the system decides. */
export function readTheme(value: string | undefined): Theme | undefined {
  return THEMES.find((theme) => theme === value);
}
