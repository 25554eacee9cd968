import type { RefusedAct } from '@partyline/contract';
import { screens } from '@partyline/texts';
import type { Instead } from '@partyline/ui';
import { Link } from '@tanstack/react-router';
import { whoCanAddress } from './who-can-address.ts';

/** Returns where a control leads that a right refuses: to who can. [PLUS-35] */
export function whoCanInstead(refused: RefusedAct): Instead {
  return {
    label: screens.whoCanLink.any,
    renderRoot: (props) => <Link {...props} {...whoCanAddress(refused)} />,
  };
}
