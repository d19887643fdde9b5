export const alreadyActive = 'This account is active already: you can log in.';
