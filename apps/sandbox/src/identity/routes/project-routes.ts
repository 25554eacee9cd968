import type { FastifyInstance } from 'fastify';
import type { IdentityService } from '../identity-service.ts';

/** The characters a policy may require, as the provider lists them. */
const SPECIAL = '^ $ * . [ ] { } ( ) ? " ! @ # % & / \\ , > < \' : ; | _ ~ `';
const TOOLKIT = '/identitytoolkit.googleapis.com';

/** Serves the project's settings for the web SDK: authorised domains, password policy, no captcha. */
export function registerProjectPaths(
  scope: FastifyInstance,
  { projectId }: IdentityService,
  portalOrigins: readonly string[],
): void {
  scope.get(`${TOOLKIT}/v1/projects`, () => ({
    projectId,
    authorizedDomains: [...new Set(portalOrigins.map((origin) => new URL(origin).hostname))],
  }));
  scope.get(`${TOOLKIT}/v2/passwordPolicy`, () => ({
    customStrengthOptions: { minPasswordLength: 6, maxPasswordLength: 100 },
    allowedNonAlphanumericCharacters: SPECIAL.split(' '),
    enforcementState: 'OFF',
    forceUpgradeOnSignin: false,
    schemaVersion: 1,
  }));
  scope.get(`${TOOLKIT}/v2/recaptchaConfig`, () => ({
    recaptchaEnforcementState: [{ provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'OFF' }],
  }));
}
