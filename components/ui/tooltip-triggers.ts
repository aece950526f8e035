export const TRIGGERS = '[data-slot=tooltip] > :not([role=tooltip]),[data-tip-from]';
