type PasswordRule = { words: string; isKept: (password: string) => boolean };

export const passwordRules: readonly PasswordRule[] = [
  { words: 'At least 8 characters', isKept: (password) => password.length >= 8 },
  { words: 'A lower-case letter', isKept: (password) => /[a-z]/.test(password) },
  { words: 'An upper-case letter', isKept: (password) => /[A-Z]/.test(password) },
  { words: 'A number', isKept: (password) => /\d/.test(password) },
  {
    words: 'A special character',
    isKept: (password) => /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/.test(password.trim()),
  },
];
