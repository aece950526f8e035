export const TRIGGERS = '[data-tip],[data-tip-rail],[data-tip-from]';
