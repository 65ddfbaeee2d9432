import { useSyncExternalStore } from 'react';
import type { ConfirmationDemand, ConfirmationGate } from '../client/confirmation-gate.ts';
import { useSessionStore } from './api-context.ts';

/** The demand of the backend on the user, and the action that ends it. */
export interface ConfirmationView extends Pick<ConfirmationGate, 'finish'> {
  demand: ConfirmationDemand;
}

const noDemand = (): ConfirmationDemand => 'none';

/** The confirmations that requests demand. Its caller shows the dialog, so that requests wait for it. */
export function useConfirmationGate(): ConfirmationView {
  const { gate } = useSessionStore();
  const demand = useSyncExternalStore(gate.subscribe, gate.getState, noDemand);
  return { demand, finish: gate.finish };
}
