import { Anchor } from '@mantine/core';
import type { RefusedAct } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { Link } from '@tanstack/react-router';
import { whoCanAddress } from './who-can-address.ts';

/** Links a refusal to the page that says who can, and what would allow it. [PLUS-35] */
export function WhoCanLink(refused: RefusedAct) {
  return (
    <Anchor inherit td="underline" renderRoot={(props) => <Link {...props} {...whoCanAddress(refused)} />}>
      {screens.whoCanLink.any}
    </Anchor>
  );
}
