import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Instead of a form for somebody who is logged in already. The router's `Navigate` would weigh on every page. */
export function GoOn({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    Promise.resolve(navigate(to, { replace: true })).catch(() => {});
  }, [navigate, to]);
  return null;
}
