import type { ApiTokenRow } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { SecretDialog } from '../../forms/fields/copy-field.tsx';
import { MutationDialog } from '../../forms/mutation-dialog.tsx';
import type { DialogProps } from '../../shell/dialogs/dialogs.ts';
import { useRevokeToken } from './mutations.ts';

const words = screens.apiTokens;

interface RevokeProps {
  readonly token: ApiTokenRow;
}

interface ShownSecret {
  readonly secret: string;
}

declare module '../../shell/dialogs/dialogs.ts' {
  interface Dialogs {
    readonly 'revoke-api-token': RevokeProps;
    readonly 'api-token-secret': ShownSecret;
  }
}

/** Asks before a token is revoked. [PLUS-25] */
export function RevokeApiTokenDialog({ token: { id, name }, onClose }: RevokeProps & DialogProps) {
  return (
    <MutationDialog
      title={words.revokeTitle(name)}
      tone="danger"
      submitLabel={words.revokeConfirm}
      cancelLabel={words.cancel}
      mutation={useRevokeToken()}
      variables={id}
      done={words.revoked(name)}
      onClose={onClose}
    >
      {words.revokeText}
    </MutationDialog>
  );
}

/** Shows a token once. [PLUS-25] */
export function ApiTokenSecretDialog({ secret, onClose }: ShownSecret & DialogProps) {
  return <SecretDialog {...{ words, secret, onClose }} />;
}
