/** Calls that started together must not time out together. */
export const withJitter = (ms: number) => ms * (1 + Math.random() / 3);
