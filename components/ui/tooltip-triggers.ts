export const TRIGGERS = '[data-tip],[data-tip-from]';
