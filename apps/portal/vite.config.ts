import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { defineConfig } from 'vite';
import { appFallback } from './vite/app-fallback.ts';
import { chunks } from './vite/chunks.ts';
import { compress } from './vite/compress.ts';
import { devConfig } from './vite/dev-config.ts';
import { earlyScript } from './vite/early-script.ts';
import { noImportCycles } from './vite/no-import-cycles.ts';
import { prerender } from './vite/prerender.tsx';
import { pageScript } from './vite/page-script.ts';
import { preloadFont } from './vite/preload-font.ts';

/** Routes whose code comes with the app's own. */
const WITH_APP: ReadonlySet<string> = new Set(['/_app', '/_app/dashboard']);

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * `index.html` is the landing page and loads nothing of the app, nor do the two pages of text beside it; `app.html` is the
 * app, which the server sends for every other path with the settings filled in.
 */
export default defineConfig({
  root: here('.'),
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: here('src/routes'),
      generatedRouteTree: here('src/route-tree.gen.ts'),
      addExtensions: true,
      autoCodeSplitting: true,
      // Every visit has the frame, and most end at the dashboard: files of their own would only be more to wait for.
      codeSplittingOptions: { splitBehavior: ({ routeId }) => (WITH_APP.has(routeId) ? [] : undefined) },
      quoteStyle: 'single',
      semicolons: true,
      disableLogging: true,
    }),
    react(),
    prerender(),
    earlyScript(here('src/theme/early-script.ts')),
    pageScript({
      page: 'index.html',
      entry: here('src/landing/landing.ts'),
      root: here('.'),
      target: 'es2023',
    }),
    preloadFont('inter-latin-wght-normal'),
    noImportCycles(),
    compress(),
    devConfig(),
    appFallback(),
  ],
  build: {
    target: 'es2023',
    cssTarget: ['chrome125', 'firefox128', 'safari18'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        index: here('index.html'),
        terms: here('terms-of-service.html'),
        privacy: here('privacy-policy.html'),
        app: here('app.html'),
      },
      output: { codeSplitting: chunks },
      // Our libraries only define things: what is not used of them need not be there.
      treeshake: { moduleSideEffects: (id) => !/\/libs\/.*\.tsx?$/.test(id) },
    },
    reportCompressedSize: true,
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
