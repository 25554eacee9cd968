/** How long texts may be, in UTF-16 units as String.length counts them, after trimming except for passwords. [CONST-35, GE-14] */
export const NAME_MIN_LENGTH = 2;
/** The least for first name, last name and workspace name, which are excepted from two. [VAL-3, GE-12] */
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
/** The longest password that signs in or up. [VAL-13, GA-1] */
export const PASSWORD_MAX_LENGTH = 100;
/** The longest password that a reset may set. [VAL-15, GA-1] */
export const NEW_PASSWORD_MAX_LENGTH = 30;
/** The longest market, which may be free text and for which no other bound is stated: that of a message. [GE-7, GE-8] */
export const MARKET_MAX_LENGTH = MESSAGE_MAX_LENGTH;
/** The largest import file: 5 MB, a megabyte being 2^20 bytes. [GV-13] */
export const CSV_MAX_BYTES = 5 * 2 ** 20;
/** The longest path of a page that feedback names, for which no other bound is stated. [GU-9] */
export const PAGE_MAX_LENGTH = 300;
/** The longest name of a version of the app that feedback names. [GU-9] */
export const APP_VERSION_MAX_LENGTH = 100;
