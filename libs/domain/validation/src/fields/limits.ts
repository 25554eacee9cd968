/** UTF-16 units, after trimming except for passwords. [CONST-35, GE-14] */
export const NAME_MIN_LENGTH = 2;
/** For first name, last name and workspace name. [VAL-3, GE-12] */
export const NAME_MIN_LENGTH_EXCEPTED = 1;
/** The longest name of any kind. [VAL-2] */
export const NAME_MAX_LENGTH = 30;
/** The shortest message. [VAL-4] */
export const MESSAGE_MIN_LENGTH = 2;
/** The longest message. [VAL-5] */
export const MESSAGE_MAX_LENGTH = 300;
/** The longest e-mail. [VAL-6] */
export const EMAIL_MAX_LENGTH = 300;
/** The shortest password. [VAL-12] */
export const PASSWORD_MIN_LENGTH = 6;
/** At sign-in and sign-up. [VAL-13, GA-1] */
export const PASSWORD_MAX_LENGTH = 100;
/** At a reset. [VAL-15, GA-1] */
export const NEW_PASSWORD_MAX_LENGTH = 30;
/** The bound of a message, since none is specified. [GE-7, GE-8] */
export const MARKET_MAX_LENGTH = MESSAGE_MAX_LENGTH;
/** A megabyte is 2^20 bytes. [GV-13] */
export const CSV_MAX_BYTES = 5 * 2 ** 20;
/** Not specified. [GU-9] */
export const PAGE_MAX_LENGTH = 300;
/** [GU-9] */
export const APP_VERSION_MAX_LENGTH = 100;

/** The ratings, worst first. [GU-7] */
export const RATINGS = [1, 2, 3, 4, 5] as const;
/** Ratings up to this one need a message. [GU-7] */
export const RATING_NEEDING_MESSAGE = 2;
