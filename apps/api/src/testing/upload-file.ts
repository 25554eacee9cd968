import type { TestAccount } from './accounts/test-account.ts';
import type { TestApi } from './start-api.ts';

/** Of an import; by default the owner's, of a file `crew.csv`. */
export interface UploadOptions {
  readonly uid?: string;
  readonly name?: string;
  readonly workspaceId?: number | string;
  readonly language?: string;
  readonly key?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** Returns a function that imports a file of invitations over HTTP. */
export function fileUploads(
  api: Pick<TestApi, 'call'>,
  testAccount: Pick<TestAccount, 'ownerUid' | 'tokenOf'>,
) {
  return async (content: string | Buffer, options: UploadOptions = {}) => {
    const form = new FormData();
    if (options.workspaceId !== undefined) form.append('workspaceId', String(options.workspaceId));
    for (const [name, value] of Object.entries(options.fields ?? {})) form.append(name, value);
    const file = new File([content], options.name ?? 'crew.csv', { type: 'text/csv' });
    form.append('file', file);
    return api.call('uploadInvitations', {
      token: await testAccount.tokenOf(options.uid ?? testAccount.ownerUid),
      headers: {
        ...(options.key === undefined ? {} : { 'idempotency-key': options.key }),
        ...(options.language === undefined ? {} : { 'accept-language': options.language }),
      },
      form,
    });
  };
}
