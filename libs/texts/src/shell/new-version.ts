/** Texts of the notice about a newer portal version. [PLUS-29] */
export const newVersion = {
  label: 'New version',
  text: 'A new version of this portal is available. Reload to use it; what you typed is kept.',
  later: 'Later',
} as const;
