/** The words of the page at /confirm-email. */
export const confirmEmail = {
  title: 'Confirm your e-mail',
  text: (email: string) => `We sent a link to ${email}. Open it to confirm that the address is yours.`,
  hint: 'Nothing there? Look in the spam folder.',
  /** It goes on by itself, wherever the link was opened. */
  waiting: 'This page goes on by itself once you have opened the link, on this device or another.',
  confirmed: 'I have confirmed it',
  checking: 'Checking',
  notYet: 'The e-mail is not confirmed yet.',
  resend: 'Send the mail again',
  resending: 'Sending',
  resendIn: (seconds: number) => `You can send it again in ${seconds} s`,
  sent: (email: string) => `A new link is on its way to ${email}. The one before no longer works.`,
  useAnother: 'Use another address',
  logOut: 'Log out',
  signInFirst: 'Log in to see which e-mail is to be confirmed.',
  logIn: 'Log in',
} as const;
