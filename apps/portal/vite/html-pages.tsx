import { legalPageTitle, pageTitle, PRIVACY_POLICY, screens, TERMS_OF_SERVICE } from '@partyline/texts';
import { renderToStaticMarkup } from 'react-dom/server';
import type { HtmlTagDescriptor, IndexHtmlTransformContext, Plugin } from 'vite';
import { LandingPage } from '../src/landing/landing-page.tsx';
import { LegalPage } from '../src/landing/legal-page.tsx';

/** What every HTML page loads before its own files. */
interface FirstFiles {
  /** The path of a script that runs before the first paint. */
  readonly earlyScript: string;
  /** How the file name of the text font begins. */
  readonly font: string;
}

/**
 * Completes the HTML pages: replaces their placeholders by prerendered content [ROUTE-1, ROUTE-27], and adds to each head the
 * early script and, in a build, a preload of the text font, so that text is painted once. The early script is a classic
 * script in a file of its own: a module would run after the first paint, and the content security policy allows no
 * inline script.
 */
export function htmlPages(files: FirstFiles): Plugin {
  let isBuild = false;
  return {
    name: 'partyline-html-pages',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    buildStart() {
      if (isBuild) this.emitFile({ type: 'chunk', id: files.earlyScript, name: 'early' });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => ({ html: fillPlaceholders(html), tags: headTags(files, bundle) }),
    },
  };
}

function fillPlaceholders(html: string): string {
  return html
    .replace('<!--title-->', pageTitle('/'))
    .replace('<!--opening-->', screens.shell.loading)
    .replace('<!--no-script-->', screens.shell.noScript)
    .replace('<!--terms-title-->', legalPageTitle(TERMS_OF_SERVICE))
    .replace('<!--privacy-title-->', legalPageTitle(PRIVACY_POLICY))
    .replace('<!--terms-->', () => renderToStaticMarkup(<LegalPage text={TERMS_OF_SERVICE} />))
    .replace('<!--privacy-->', () => renderToStaticMarkup(<LegalPage text={PRIVACY_POLICY} />))
    .replace('<!--landing-->', () => renderToStaticMarkup(<LandingPage />));
}

function headTags(
  { earlyScript, font }: FirstFiles,
  bundle: IndexHtmlTransformContext['bundle'],
): HtmlTagDescriptor[] {
  if (bundle === undefined) return [prepend('script', { type: 'module', src: `/@fs${earlyScript}` })];
  const files = Object.values(bundle);
  const early = files.find((file) => file.type === 'chunk' && file.facadeModuleId === earlyScript);
  const textFont = files.find(({ fileName }) => fileName.includes(`/${font}`));
  if (early === undefined || textFont === undefined)
    throw new Error('The build has no early script or no text font.');
  const preload = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '' };
  return [
    prepend('script', { src: `/${early.fileName}` }),
    prepend('link', { ...preload, href: `/${textFont.fileName}` }),
  ];
}

const prepend = (tag: string, attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag,
  attrs,
  injectTo: 'head-prepend',
});
