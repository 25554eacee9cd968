import { Anchor } from '@mantine/core';
import type { ActCode } from '@partyline/permissions';
import { screens } from '@partyline/texts';
import { Link } from '@tanstack/react-router';

interface WhoCanLinkProps {
  readonly act: ActCode;
  /** Without it the page begins with the first workspace. */
  readonly workspaceId?: number | undefined;
}

/** Links a refusal to the page that says who can, and what would allow it. [PLUS-35] */
export function WhoCanLink({ act, workspaceId }: WhoCanLinkProps) {
  return (
    <Anchor
      inherit
      td="underline"
      renderRoot={(props) => (
        <Link {...props} to="/manage-invite/who-can" search={{ act, workspace: workspaceId }} />
      )}
    >
      {screens.whoCanLink.any}
    </Anchor>
  );
}
