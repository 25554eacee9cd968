import type { Instance } from '@partyline/contract';
import type { DeviceCommand, DeviceContext } from '@partyline/device-state';
import { createContext, useContext } from 'react';
import type { CardSize } from '../model/grid-metrics.ts';

/** What all cards, rows and tiles share. A change renders every one of them again. */
export interface CardContextValue {
  readonly size: CardSize;
  /** Opens the drawer of a device. */
  readonly showDevice: (vicUuid: string) => void;
  readonly isConnected: boolean;
  /** Opens the device's manager page; must be called within a click. Resolves when the tab navigates, or was closed. */
  readonly openDevice: (device: Instance) => Promise<void>;
  /** Marks a device as a favourite, or unmarks it. */
  readonly setFavorite: (variables: { device: Instance; isFavorite: boolean }) => void;
  /** Sends a command, after a confirmation where one is due; without the permission it raises an alert. */
  readonly command: (device: Instance, command: DeviceCommand, access: DeviceContext) => void;
}

/** Carries {@link CardContextValue} to the cards. */
export const CardContext = createContext<CardContextValue | null>(null);

/** What all cards share; throws outside of the dashboard. */
export function useCardContext(): CardContextValue {
  const value = useContext(CardContext);
  if (value === null) throw new Error('useCardContext is used outside of CardContext.');
  return value;
}
