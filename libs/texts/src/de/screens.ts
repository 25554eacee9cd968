import { landing as english, login as englishLogin, myAccount as englishMyAccount } from '../screens.ts';

export * from '../screens.ts';

export const landing = { ...english, headline: 'Jedes Team auf einer Leitung, überall', logIn: 'Anmelden' };
export const login = { ...englishLogin, title: 'Anmelden' };
export const myAccount = { ...englishMyAccount, title: 'Mein Konto' };
