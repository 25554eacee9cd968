import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(?:js|css|svg)$/;
const SMALLEST_BYTES = 1024;

/** Compresses each text file at build time; pages are filled in later. */
export function compress(): Plugin {
  return {
    name: 'partyline-compress',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          const content = output.type === 'chunk' ? output.code : output.source;
          if (!TEXT.test(output.fileName) || content.length < SMALLEST_BYTES) continue;
          const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
          this.emitFile({ type: 'asset', fileName: `${output.fileName}.gz`, source: gzipSync(content) });
          this.emitFile({
            type: 'asset',
            fileName: `${output.fileName}.br`,
            source: brotliCompressSync(content, { params }),
          });
        }
      },
    },
  };
}
