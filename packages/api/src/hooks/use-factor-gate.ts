import { useSyncExternalStore } from 'react';
import type { FactorDemand, FactorGate } from '../client/factor-gate.ts';
import { useSessionStore } from './api-context.ts';

/** What the backend demands of the second factor, and the action that ends the demand. */
export interface FactorView extends Pick<FactorGate, 'finish'> {
  demand: FactorDemand;
}

const noDemand = (): FactorDemand => 'none';

/** The second factor as requests demand it. Its caller shows the dialog, so that requests wait for it. */
export function useFactorGate(): FactorView {
  const { factor } = useSessionStore();
  const demand = useSyncExternalStore(factor.subscribe, factor.getState, noDemand);
  return { demand, finish: factor.finish };
}
