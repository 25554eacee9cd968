/** Exists in Chromium, where the content security policy requires a policy. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string; createScriptURL: (url: string) => string },
  ): unknown;
}

/** The identity SDK's frame library for its sign-in window. */
const IDENTITY_SCRIPTS = 'https://apis.google.com/';
/** The app's files, incl. web workers; none outside of a browser. */
const OWN_SCRIPTS = `${globalThis.origin}/assets/`;

/**
 * Sets the portal's only Trusted Types policy, beside that of Google's sign-in loader: React may set text without tags, e.g. a
 * style sheet; HTML throws. Scripts: the identity SDK's, from the one origin that Google and Microsoft sign-in need, and the app's
 * web workers. Must run before any render.
 */
export function refuseHtmlStrings(factory: PolicyFactory | undefined): void {
  factory?.createPolicy('default', {
    createHTML(html) {
      if (html.includes('<')) throw new TypeError('HTML must not be made from a string.');
      return html;
    },
    createScriptURL(url) {
      if (!url.startsWith(IDENTITY_SCRIPTS) && !url.startsWith(OWN_SCRIPTS))
        throw new TypeError('A script must not come from elsewhere.');
      return url;
    },
  });
}

// The DOM types lack the factory.
refuseHtmlStrings((globalThis as { trustedTypes?: PolicyFactory }).trustedTypes);
