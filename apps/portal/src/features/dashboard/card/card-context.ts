import type { Instance } from '@partyline/contract';
import type { DeviceCommand, DeviceContext } from '@partyline/device-state';
import { createContext, useContext } from 'react';
import type { CardSize } from '../model/grid-metrics.ts';

/** Shared by all cards, rows and tiles; a change renders them all. */
export interface CardContextValue {
  readonly size: CardSize;
  readonly showDevice: (vicUuid: string) => void;
  readonly isConnected: boolean;
  /** Opens the manager page; call it within a click. Resolves when the tab navigates or closes. */
  readonly openDevice: (device: Instance) => Promise<void>;
  readonly setFavorite: (variables: { device: Instance; isFavorite: boolean }) => void;
  /** Sends a command, confirmed if required; without the permission it raises an alert. */
  readonly command: (device: Instance, command: DeviceCommand, access: DeviceContext) => void;
}

export const CardContext = createContext<CardContextValue | null>(null);

/** Returns the shared card context; throws outside the dashboard. */
export function useCardContext(): CardContextValue {
  const value = useContext(CardContext);
  if (value === null) throw new Error('useCardContext is used outside of CardContext.');
  return value;
}
