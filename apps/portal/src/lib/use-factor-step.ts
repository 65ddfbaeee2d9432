import { useLocation, useNavigate } from 'react-router-dom';
import { useLocationState } from './use-location-state.ts';

/**
 * Whether a sign-in is at its second step (ADR 061), and a function that changes it. The entry of the
 * browser's history stores it, so that a reload continues there.
 */
export function useFactorStep(): [isFactorNext: boolean, set: (isFactorNext: boolean) => void] {
  const state = useLocationState();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const set = (isFactorNext: boolean) =>
    navigate(pathname, { replace: true, state: { ...state, isFactorNext } });
  return [state?.isFactorNext === true, set];
}
