import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { defineConfig, type EnvironmentOptions, type Rolldown } from 'vite';
import { chunks, compileHint, nameChunk } from './vite/chunks.ts';
import { compress } from './vite/compress.ts';
import { devServer } from './vite/dev-server.ts';
import { htmlPages } from './vite/html-pages.ts';
import { environmentName, languageTexts, TRANSLATIONS } from './vite/languages.ts';

/** Routes whose code comes with the app's own. */
const WITH_APP: ReadonlySet<string> = new Set(['/_app', '/_app/dashboard']);

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const libraries = here('../../libs/');

/** Modules of the libraries have no side effects: unused ones are dropped. */
const treeshake: Rolldown.InputOptions['treeshake'] = {
  moduleSideEffects: (id) => !(id.startsWith(libraries) && /\.tsx?$/.test(id)),
};

const app: EnvironmentOptions = {
  build: {
    rolldownOptions: {
      input: { app: here('app.html') },
      output: {
        codeSplitting: chunks,
        chunkFileNames: nameChunk,
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        postBanner: compileHint,
      },
      treeshake,
    },
  },
};

const site: EnvironmentOptions = {
  consumer: 'client',
  build: {
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: {
        landing: here('index.html'),
        'landing-taxed': here('landing-taxed.html'),
        terms: here('terms-of-service.html'),
        privacy: here('privacy-policy.html'),
      },
      treeshake,
    },
  },
};

const isOfPortal = (environment: string): boolean => /^(?:client|site)(?:_|$)/.test(environment);

/** The same two in another language: they add their own files to those that are there. */
const translatedApp: EnvironmentOptions = {
  ...app,
  consumer: 'client',
  build: { ...app.build, emptyOutDir: false, copyPublicDir: false },
};
const translations = Object.fromEntries(
  TRANSLATIONS.flatMap((language) => [
    [environmentName('client', language), translatedApp],
    [environmentName('site', language), site],
  ]),
);

/**
 * Two builds into one folder: `site` is the landing page (`index.html`, with the words about tax `landing-taxed.html`) and the two pages of text, which share no file with
 * the app; `client` is the app (`app.html`), which the server sends for every other path with the settings filled in. Each other
 * language adds both with its own texts: pages in a folder named by it, and files beside the others, where those without words
 * have the same names. [PLUS-30]
 */
export default defineConfig({
  root: here('.'),
  plugins: [
    languageTexts(),
    tanstackRouter({
      target: 'react',
      routesDirectory: here('src/routes'),
      generatedRouteTree: here('src/route-tree.gen.ts'),
      addExtensions: true,
      autoCodeSplitting: true,
      // Every visit needs the frame, and most end at the dashboard: files of their own would only add requests.
      codeSplittingOptions: { splitBehavior: ({ routeId }) => (WITH_APP.has(routeId) ? [] : undefined) },
      quoteStyle: 'single',
      semicolons: true,
      disableLogging: true,
    }),
    react(),
    htmlPages({ firstPaintScript: here('src/theme/first-paint.ts'), font: 'inter-latin-wght-normal' }),
    compress(),
    devServer(),
  ],
  build: {
    target: 'es2023',
    cssTarget: ['chrome125', 'firefox128', 'safari18'],
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  environments: { client: app, site, ...translations },
  builder: {
    buildApp: async (builder) => {
      const { client, ...others } = builder.environments;
      // The first one empties the folder.
      if (client !== undefined) await builder.build(client);
      const rest = Object.values(others).filter(({ name }) => isOfPortal(name));
      await Promise.all(rest.map((environment) => builder.build(environment)));
    },
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env['PORT'] ?? 4200),
    strictPort: true,
    proxy: {
      '/api': { target: process.env['PARTYLINE_API_URL'] ?? 'http://127.0.0.1:4201', changeOrigin: false },
    },
  },
});
