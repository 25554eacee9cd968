import { Anchor } from '@mantine/core';
import type { RefusedAct } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { Link } from '@tanstack/react-router';

/** Links a refusal to the page that says who can, and what would allow it. [PLUS-35] */
export function WhoCanLink({ act, workspaceId, vicUuid }: RefusedAct) {
  return (
    <Anchor
      inherit
      td="underline"
      renderRoot={(props) => (
        <Link
          {...props}
          to="/manage-invite/who-can"
          search={{ act, workspace: workspaceId, device: vicUuid }}
        />
      )}
    >
      {screens.whoCanLink.any}
    </Anchor>
  );
}
