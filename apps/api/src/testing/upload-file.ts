import type { TestAccount } from './accounts/test-account.ts';
import type { TestApi } from './start-api.ts';

/** Of an import; by default the owner's, of a file `crew.csv`. */
export interface UploadWish {
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
  return async (content: string | Buffer, wish: UploadWish = {}) => {
    const form = new FormData();
    if (wish.workspaceId !== undefined) form.append('workspaceId', String(wish.workspaceId));
    for (const [name, value] of Object.entries(wish.fields ?? {})) form.append(name, value);
    const file = new File([content], wish.name ?? 'crew.csv', { type: 'text/csv' });
    form.append('file', file);
    return api.call('uploadInvitations', {
      token: await testAccount.tokenOf(wish.uid ?? testAccount.ownerUid),
      headers: {
        ...(wish.key === undefined ? {} : { 'idempotency-key': wish.key }),
        ...(wish.language === undefined ? {} : { 'accept-language': wish.language }),
      },
      form,
    });
  };
}
