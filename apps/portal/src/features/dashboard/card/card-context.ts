import type { Instance } from '@partyline/contract';
import type { DeviceCommand, DeviceContext } from '@partyline/device-state';
import { createContext, useContext } from 'react';
import type { CardSize } from '../model/grid-metrics.ts';

/** What all cards share. It changes seldom: whatever is in it draws every card again. */
export interface CardSurroundings {
  readonly size: CardSize;
  /** Opens the drawer of a device. */
  readonly showDevice: (vicUuid: string) => void;
  readonly isConnected: boolean;
  /** Opens the device's manager page; must be called within a click. Ends when the tab is on its way, or closed. */
  readonly openDevice: (device: Instance) => Promise<void>;
  /** Sets or takes away the star of a device. */
  readonly setFavorite: (variables: { device: Instance; isFavorite: boolean }) => void;
  /** Gives a command, after asking where that is due; a command without the right to it is refused aloud. */
  readonly command: (device: Instance, command: DeviceCommand, access: DeviceContext) => void;
}

/** Carries {@link CardSurroundings} to the cards. */
export const CardContext = createContext<CardSurroundings | null>(null);

/** What all cards share; throws outside of the grid. */
export function useCardSurroundings(): CardSurroundings {
  const surroundings = useContext(CardContext);
  if (surroundings === null) throw new Error('A device card stands outside of the grid.');
  return surroundings;
}
