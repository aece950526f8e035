export const accountName = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase();
