// Its own file: the texts need the scale without loading a form.

/** The ratings, worst first. [GU-7] */
export const RATINGS = [1, 2, 3, 4, 5] as const;
/** Ratings up to this one need a message. [GU-7] */
export const RATING_NEEDING_MESSAGE = 2;
