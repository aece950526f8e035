/**
 * The time, plus up to a third. Calls that started together must not time out together: drawing all their failure
 * screens in one moment would make new sign-ins wait.
 */
export const withJitter = (ms: number) => ms * (1 + Math.random() / 3);
