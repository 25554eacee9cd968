import { build, type Plugin, type Rolldown } from 'vite';

/** A page's own script, and where its files go. */
interface PageScript {
  /** How the page's file ends. */
  readonly page: string;
  /** Where the script begins. */
  readonly entry: string;
  readonly root: string;
  readonly target: string;
}

/**
 * Gives a page a script that shares no file with the app, so that nothing of the app is loaded for it: built apart, and put
 * beside the rest.
 */
export function pageScript({ page, entry, root, target }: PageScript): Plugin {
  let files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[] = [];
  let isBuild = false;
  return {
    name: 'partyline-page-script',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    async buildStart() {
      if (isBuild) files = await buildApart(entry, root, target);
    },
    generateBundle() {
      for (const file of files) {
        const source = file.type === 'chunk' ? file.code : file.source;
        this.emitFile({ type: 'asset', fileName: file.fileName, source });
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { path }) {
        if (!path.endsWith(page)) return [];
        const first = files.find((file) => file.type === 'chunk' && file.isEntry);
        const src = first === undefined ? `/@fs${entry}` : `/${first.fileName}`;
        return [{ tag: 'script', attrs: { type: 'module', src }, injectTo: 'head' }];
      },
    },
  };
}

async function buildApart(
  entry: string,
  root: string,
  target: string,
): Promise<readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]> {
  const result = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target,
      modulePreload: false,
      rolldownOptions: {
        input: { landing: entry },
        output: { entryFileNames: 'assets/[name]-[hash].js', chunkFileNames: 'assets/[name]-[hash].js' },
        // Our libraries only define things: what is not used of them need not be there.
        treeshake: { moduleSideEffects: (id) => !/\/libs\/.*\.tsx?$/.test(id) },
      },
    },
  });
  // A list for several outputs, one that goes on when watching: neither was asked for.
  return 'output' in result ? result.output : [];
}
