/** Texts of the notice about a newer portal version. [PLUS-29] */
export const newVersion = {
  label: 'New version',
  text: 'There is a new version of this portal. Reload to go on with it; what you typed is kept.',
  later: 'Later',
} as const;
