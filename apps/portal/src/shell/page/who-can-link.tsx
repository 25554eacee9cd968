import { Anchor } from '@mantine/core';
import type { ActCode } from '@partyline/permissions';
import { screens } from '@partyline/texts';
import type { Instead } from '@partyline/ui';
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

/** An act that a right refuses, and its object; without one the page begins with the first workspace. */
export interface RefusedAct {
  readonly act: ActCode;
  readonly workspaceId?: number | undefined;
  readonly vicUuid?: string | undefined;
}

/** Returns where a control leads that a right refuses: to who can. [PLUS-35] */
export function whoCanInstead({ act, workspaceId, vicUuid }: RefusedAct): Instead {
  return {
    label: screens.whoCanLink.any,
    renderRoot: (props) => (
      <Link
        {...props}
        to="/manage-invite/who-can"
        search={{ act, workspace: workspaceId, device: vicUuid }}
      />
    ),
  };
}
