import { ApiFailure, type FailureIssue } from '../../http/errors/api-failure.ts';
import { bearerOf } from '../../http/authentication/authenticate.ts';
import type { Handlers } from '../../http/routes/route-types.ts';
import { login, type LoginDeps } from './login.service.ts';

/** Handles POST login; the body's token must be the call's. [API-7, GA-3] */
export function loginHandlers(deps: LoginDeps): Pick<Handlers, 'login'> {
  return {
    login: async ({ identity, body, headers }) => {
      if (body.accessToken !== bearerOf(headers.authorization)) throw notTheBearer();
      return login(deps, identity);
    },
  };
}

function notTheBearer(): ApiFailure {
  const issue: FailureIssue = {
    path: 'body.accessToken',
    code: 'not-allowed',
    message: (texts) => texts.REQUEST_ISSUE_TEXTS['not-allowed'],
  };
  return new ApiFailure('request-not-proper', { issues: [issue] });
}
