import { DEFAULT_LANGUAGE, type Language } from '@partyline/display';
import { fileURLToPath } from 'node:url';
import { runnerImport, type HtmlTagDescriptor, type IndexHtmlTransformContext, type Plugin } from 'vite';
import { folderOf, languageOf, languageTexts } from './languages.ts';
import type * as staticPages from './static-pages.tsx';

type StaticPages = typeof staticPages;

interface FirstFiles {
  /** Runs before the first paint. */
  readonly firstPaintScript: string;
  /** Start of the text font's file name. */
  readonly font: string;
}

/**
 * Fills the placeholders with prerendered content [ROUTE-1, ROUTE-27] and adds the first-paint script and, in a build, a font preload
 * to each head. The first-paint script is a classic script file: a module runs after the first paint, and the content security policy
 * allows no inline script.
 */
export function htmlPages(files: FirstFiles): Plugin {
  let isBuild = false;
  // Each build environment has its own plugins and so its own language.
  let language = DEFAULT_LANGUAGE;
  let loading: Promise<StaticPages> | undefined;
  return {
    name: 'partyline-html-pages',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    buildStart() {
      language = languageOf(this.environment.name);
      if (isBuild) this.emitFile({ type: 'chunk', id: files.firstPaintScript, name: 'first-paint' });
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) => ({
        html: fillPlaceholders(html, language, await (loading ??= loadStaticPages(language))),
        tags: headTags(files, bundle),
      }),
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const folder = folderOf(language);
        if (folder === '') return;
        for (const output of Object.values(bundle)) {
          if (output.type !== 'asset' || !output.fileName.endsWith('.html')) continue;
          this.emitFile({ type: 'asset', fileName: folder + output.fileName, source: output.source });
          Reflect.deleteProperty(bundle, output.fileName);
        }
      },
    },
  };
}

function fillPlaceholders(html: string, language: Language, { placeholders }: StaticPages): string {
  return placeholders
    .filter(([placeholder]) => html.includes(placeholder))
    .reduce(
      (page, [placeholder, text]) => page.replace(placeholder, text),
      html.replace(`<html lang="${DEFAULT_LANGUAGE}">`, `<html lang="${language}">`),
    );
}

/** Loads the pages with a language's catalogue. */
async function loadStaticPages(language: Language): Promise<StaticPages> {
  const file = fileURLToPath(new URL('static-pages.tsx', import.meta.url));
  const { module } = await runnerImport<StaticPages>(file, {
    configFile: false,
    logLevel: 'error',
    plugins: [languageTexts(language)],
  });
  return module;
}

function headTags(
  { firstPaintScript, font }: FirstFiles,
  bundle: IndexHtmlTransformContext['bundle'],
): HtmlTagDescriptor[] {
  if (bundle === undefined) return [prepend('script', { type: 'module', src: `/@fs${firstPaintScript}` })];
  const files = Object.values(bundle);
  const script = files.find((file) => file.type === 'chunk' && file.facadeModuleId === firstPaintScript);
  const textFont = files.find(({ fileName }) => fileName.includes(`/${font}`));
  if (script === undefined || textFont === undefined)
    throw new Error('The build has no first-paint script or no text font.');
  const preload = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '' };
  return [
    prepend('script', { src: `/${script.fileName}` }),
    prepend('link', { ...preload, href: `/${textFont.fileName}` }),
  ];
}

const prepend = (tag: string, attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag,
  attrs,
  injectTo: 'head-prepend',
});
