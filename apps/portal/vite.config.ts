import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { defineConfig, type Rolldown } from 'vite';
import { chunks, nameChunk } from './vite/chunks.ts';
import { compress } from './vite/compress.ts';
import { devServer } from './vite/dev-server.ts';
import { htmlPages } from './vite/html-pages.tsx';

/** Routes whose code comes with the app's own. */
const WITH_APP: ReadonlySet<string> = new Set(['/_app', '/_app/dashboard']);

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Modules of the libraries have no side effects: unused ones are dropped. */
const treeshake: Rolldown.InputOptions['treeshake'] = {
  moduleSideEffects: (id) => !/\/libs\/.*\.tsx?$/.test(id),
};

/**
 * Two builds into one folder: `site` is the landing page (`index.html`) and the two pages of text, which share no file with
 * the app; `client` is the app (`app.html`), which the server sends for every other path with the settings filled in.
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
      // Every visit needs the frame, and most end at the dashboard: files of their own would only add requests.
      codeSplittingOptions: { splitBehavior: ({ routeId }) => (WITH_APP.has(routeId) ? [] : undefined) },
      quoteStyle: 'single',
      semicolons: true,
      disableLogging: true,
    }),
    react(),
    htmlPages({ earlyScript: here('src/theme/early-script.ts'), font: 'inter-latin-wght-normal' }),
    compress(),
    devServer(),
  ],
  build: {
    target: 'es2023',
    cssTarget: ['chrome125', 'firefox128', 'safari18'],
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: { app: here('app.html') },
          output: { codeSplitting: chunks, chunkFileNames: nameChunk },
          treeshake,
        },
      },
    },
    site: {
      consumer: 'client',
      build: {
        emptyOutDir: false,
        copyPublicDir: false,
        modulePreload: false,
        rolldownOptions: {
          input: {
            landing: here('index.html'),
            terms: here('terms-of-service.html'),
            privacy: here('privacy-policy.html'),
          },
          treeshake,
        },
      },
    },
  },
  builder: {
    buildApp: async (builder) => {
      for (const name of ['client', 'site']) {
        const environment = builder.environments[name];
        if (environment !== undefined) await builder.build(environment);
      }
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
