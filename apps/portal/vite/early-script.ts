import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * Runs one small script before the first paint of both pages: a hashed file of its own and a classic script, because a
 * module would run too late, and the content security policy allows no inline one.
 */
export function earlyScript(source: string): Plugin {
  let isBuild = false;
  return {
    name: 'partyline-early-script',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    buildStart() {
      if (isBuild) this.emitFile({ type: 'chunk', id: source, name: 'early' });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const chunk = Object.values(bundle ?? {}).find(
          (output) => output.type === 'chunk' && output.facadeModuleId === source,
        );
        const tag: HtmlTagDescriptor = chunk
          ? { tag: 'script', attrs: { src: `/${chunk.fileName}` }, injectTo: 'head-prepend' }
          : { tag: 'script', attrs: { type: 'module', src: `/@fs${source}` }, injectTo: 'head-prepend' };
        return [tag];
      },
    },
  };
}
