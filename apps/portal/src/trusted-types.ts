/** The browser's factory of policies; there in Chromium, where the content security policy demands one. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string; createScriptURL: (url: string) => string },
  ): unknown;
}

/** Where the identity SDK gets the frame library from that talks to its sign-in window. */
const IDENTITY_SCRIPTS = 'https://apis.google.com/';
/** Where the app's own files are: a web worker is one of them. Outside of a browser there are none. */
const OWN_SCRIPTS = `${globalThis.origin}/assets/`;

/**
 * The one Trusted Types policy: React may set text that holds no tag, such as a style sheet; whatever looks
 * like HTML is refused with an exception. Scripts are added by the identity SDK, from the one place that signing in
 * with Google or Microsoft needs, and as web workers of the app. Must run before anything is rendered.
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

// The DOM types do not know the factory yet.
refuseHtmlStrings((globalThis as { trustedTypes?: PolicyFactory }).trustedTypes);
