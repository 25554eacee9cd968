import { ERROR_TEXTS } from './errors.ts';
import { failureTextOf } from '../terms/look-ups.ts';
import { WORDINGS } from '../terms/wordings.ts';

/** What a failed call says to the person in front of it: the server's own words where it sent any. [ERR-7 … ERR-14] */
export const failureText = /* @__PURE__ */ failureTextOf({
  timeout: WORDINGS.timeout,
  unauthenticated: WORDINGS.sessionExpired,
  maintenance: ERROR_TEXTS.maintenance,
  general: WORDINGS.generalError,
});
