import type { Plugin } from 'vite';

/** Pages of text that are files of their own. */
const STATIC_PAGES: ReadonlySet<string> = new Set(['/terms-of-service', '/privacy-policy']);

/** In development, sends `app.html` for every page but the landing page, as the API does with the built portal. */
export function appFallback(): Plugin {
  return {
    name: 'partyline-app-fallback',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const path = (request.url ?? '/').split('?')[0] ?? '/';
        const isPage = (request.headers.accept ?? '').includes('text/html') && !path.startsWith('/api/');
        if (isPage && STATIC_PAGES.has(path)) request.url = `${path}.html`;
        else if (isPage && path !== '/' && !path.includes('.')) request.url = '/app.html';
        next();
      });
    },
  };
}
