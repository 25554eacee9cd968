/** Texts of /confirm-email. */
export const confirmEmail = {
  title: 'Confirm your e-mail',
  text: (email: string) => `We sent a link to ${email}. Open it to confirm that the address is yours.`,
  hint: 'No e-mail? Check your spam folder.',
  /** The page continues wherever the link was opened. */
  waiting: 'This page continues when you have opened the link, on this device or another.',
  confirmed: 'I have confirmed it',
  checking: 'Checking',
  notYet: 'Your e-mail is not confirmed yet.',
  resend: 'Send a new link',
  resending: 'Sending',
  resendIn: (seconds: number) => `You can send it again in ${seconds} s`,
  sent: (email: string) => `A new link is on its way to ${email}. The one before no longer works.`,
  useAnother: 'Use another address',
  logOut: 'Log out',
  signInFirst: 'Log in to confirm your e-mail.',
  logIn: 'Log in',
} as const;
