import type { Plugin } from 'vite';

/** Preloads the text font of the built pages, so that the first text is painted once. `name` is how its file starts. */
export function preloadFont(name: string): Plugin {
  return {
    name: 'partyline-preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) => file.includes(name));
        if (font === undefined) return [];
        const attrs = {
          rel: 'preload',
          href: `/${font}`,
          as: 'font',
          type: 'font/woff2',
          crossorigin: '',
        };
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}
