/** The name of an account as the app compares it: in any case, without spaces around it, full-width letters as others. */
export const accountName = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase();
