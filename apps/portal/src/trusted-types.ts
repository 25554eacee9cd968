/** Exists in Chromium, where the content security policy requires a policy. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string; createScriptURL: (url: string) => string },
  ): unknown;
}

/** The identity SDK's frame library for its sign-in window. */
const IDENTITY_SCRIPTS = 'https://apis.google.com/';
/** Where scripts may come from beside the app's own files. */
const scriptOrigins: string[] = [IDENTITY_SCRIPTS];

/** Allows scripts of an origin that the content security policy names: that of analytics, once they are on. [HZ-7] */
export function allowScriptsFrom(origin: string): void {
  scriptOrigins.push(origin);
}

/** The app's files, incl. web workers; none outside of a browser. */
const OWN_SCRIPTS = `${globalThis.origin}/assets/`;

/**
 * Sets the portal's only Trusted Types policy, beside that of Google's sign-in loader: React may set text without tags, e.g. a
 * style sheet; HTML throws. Scripts: the identity SDK's, from the one origin that Google and Microsoft sign-in need, those of
 * `allowScriptsFrom`, and the app's web workers. Must run before any render.
 */
export function refuseHtmlStrings(factory: PolicyFactory | undefined): void {
  factory?.createPolicy('default', {
    createHTML(html) {
      if (html.includes('<')) throw new TypeError('HTML must not be made from a string.');
      return html;
    },
    createScriptURL(url) {
      if (![...scriptOrigins, OWN_SCRIPTS].some((origin) => url.startsWith(origin)))
        throw new TypeError('A script must not come from elsewhere.');
      return url;
    },
  });
}

// The DOM types lack the factory.
refuseHtmlStrings((globalThis as { trustedTypes?: PolicyFactory }).trustedTypes);
