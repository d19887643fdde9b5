import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '#web/session/session.ts';

const CheckMailbox = lazy(() => import('./check-mailbox.tsx'));

/** Goes along to the home page after a registration; the address stays out of every URL. */
export function stateAfterRegistration(email: string): { registered: string } {
  return { registered: email };
}

/** Over the home page, right after a registration: which mailbox to open. */
export function AfterRegistration() {
  const { ready } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const email = (location.state as { registered?: unknown } | null)?.registered;
  if (!ready || typeof email !== 'string') return null;
  return (
    <Suspense>
      <CheckMailbox email={email} onClose={() => navigate(location, { replace: true, state: null })} />
    </Suspense>
  );
}
