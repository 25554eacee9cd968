import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/**
 * Has the browser fetch the code of the page most visits end at together with the app's own, instead of after it has run.
 * `route` is how the route's file ends; only `app.html` is concerned.
 */
export function preloadPage(route: string): Plugin {
  return {
    name: 'partyline-preload-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, path }) {
        if (!path.endsWith('app.html')) return [];
        const chunks = Object.values(bundle ?? {}).filter((output) => output.type === 'chunk');
        const page = chunks.find((chunk) => isCodeOf(chunk, route));
        if (page === undefined) throw new Error(`no chunk holds the code of ${route}`);
        const needed = withImports(page, new Map(chunks.map((chunk) => [chunk.fileName, chunk])));
        const isNew = (file: string): boolean => !html.includes(file);
        const scripts = needed.map((chunk) => chunk.fileName).filter(isNew);
        const sheets = needed.flatMap(sheetsOf).filter(isNew);
        return [...scripts.map(preloadScript), ...sheets.map(loadSheet)];
      },
    },
  };
}

function isCodeOf(chunk: Rolldown.OutputChunk, route: string): boolean {
  return chunk.facadeModuleId?.includes(`${route}?`) ?? false;
}

/**
 * A chunk after whatever it imports, directly or not: a browser learns of the second step only when it has the first, and the
 * sheets of parts come before the sheet of whoever uses them.
 */
function withImports(
  chunk: Rolldown.OutputChunk,
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  seen = new Set<string>(),
): Rolldown.OutputChunk[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const imported = chunk.imports.flatMap((name) => chunks.get(name) ?? []);
  return [...imported.flatMap((other) => withImports(other, chunks, seen)), chunk];
}

function sheetsOf(chunk: Rolldown.OutputChunk): string[] {
  return [...(chunk.viteMetadata?.importedCss ?? [])];
}

function preloadScript(file: string): HtmlTagDescriptor {
  return {
    tag: 'link',
    attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
    injectTo: 'head',
  };
}

/** A sheet that is preloaded and not used at once is warned of, and this one is small: it is simply loaded. */
function loadSheet(file: string): HtmlTagDescriptor {
  return { tag: 'link', attrs: { rel: 'stylesheet', crossorigin: true, href: `/${file}` }, injectTo: 'head' };
}
