import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The token of an e-mailed link (§2); null if there is none. It is removed from the address, so
 * that it is in no history and no referrer.
 */
export function useLinkToken(): string | null {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [token] = useState(() => new URLSearchParams(search).get('token') || null);
  useEffect(() => {
    if (search !== '') navigate(pathname, { replace: true });
  }, [navigate, pathname, search]);
  return token;
}
