import { useLocation, useNavigate } from 'react-router';
import { fetchTexts } from '#locales/page-texts.ts';
import { justRegistered } from '#web/session/just-registered.ts';
import { useSession } from '#web/session/session.ts';
import { pageLanguage } from '#web/ui/texts/language.ts';
import { later } from '#web/ui/waiting/later.tsx';

const CheckMailbox = later(async () => {
  await fetchTexts(pageLanguage(), 'parents');
  return (await import('#web/accounts/registration/check-mailbox.tsx')).CheckMailbox;
});

/** Shown over the home page right after a registration: which mailbox to open. */
export function AfterRegistration() {
  const { ready } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const registered = justRegistered(location.state);
  if (!(ready && registered)) return null;
  return <CheckMailbox registered={registered} onClose={() => navigate(location, { replace: true, state: null })} />;
}
