import { mails as english } from '../mails.ts';

export const mails = {
  ...english,
  invitation: (invited: Parameters<typeof english.invitation>[0]) => ({
    ...english.invitation(invited),
    greeting: 'Guten Tag,',
  }),
};
