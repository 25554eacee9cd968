/** The words of the notice that a newer version of the portal is served. [PLUS-29] */
export const newVersion = {
  label: 'New version',
  text: 'There is a new version of this portal. Reload to go on with it; what you typed is kept.',
  later: 'Later',
} as const;
