import type * as english from '../../errors/failures.ts';
import { failureTextOf } from '../../terms/look-ups.ts';
import { ERROR_TEXTS } from './errors.ts';
import { WORDINGS } from '../terms/wordings.ts';

/** The text of a failed call: the server's sentence if any. [ERR-7 … ERR-14] */
export const failureText: typeof english.failureText = /* @__PURE__ */ failureTextOf({
  timeout: WORDINGS.timeout,
  unauthenticated: WORDINGS.sessionExpired,
  maintenance: ERROR_TEXTS.maintenance,
  general: WORDINGS.generalError,
});
