// A file of its own: the texts of all forms name the scale, and load no form for it.

/** The ratings, worst first. [GU-7] */
export const RATINGS = [1, 2, 3, 4, 5] as const;
/** A rating up to this one needs a message that says why. [GU-7] */
export const RATING_NEEDING_MESSAGE = 2;
