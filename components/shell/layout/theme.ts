export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The staff member's choice, kept in a cookie that the server reads; without one the system decides. */
export function readTheme(value: string | undefined): Theme | undefined {
  return THEMES.find((theme) => theme === value);
}
