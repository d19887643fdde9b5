import { Link } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { paths } from '#contract/pages.ts';
import type { RecordedId } from '#contract/recorded-calls.ts';
import { actsTexts } from '#locales/acts.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';

export type Act = Answer<'GET /admin/acts'>[number];

/**
 * Whom and what an act was about, by name where it has one, each a link where there is a screen of it, and the list
 * that it is on.
 */
export function ActAbout({ call, about, birth_registry_id: list, birthregistry_title, name: person }: Act) {
  const { ids: words } = useTexts(actsTexts);
  const ids = { ...about, ...(list === null ? {} : { birth_registry_id: list }) };
  return Object.entries(ids).map(([name, id], index) => {
    const known = { user_id: person, birth_registry_id: birthregistry_title }[name];
    const text = known ?? words[name as RecordedId]?.(id) ?? `${name} ${id}`;
    const isGone = name === 'wish_id' && call.startsWith('DELETE');
    const path = isGone ? null : screenOf(name as RecordedId, id, list);
    return (
      <span key={name}>
        {index > 0 && ', '}
        {path ? <Link to={path}>{text}</Link> : text}
      </span>
    );
  });
}

function screenOf(name: RecordedId, id: number, list: number | null): string | null {
  if (name === 'user_id') return paths.adminAccount(id);
  if (name === 'rule_id') return paths.adminAffiliate();
  if (name === 'mail_id') return paths.adminMails();
  if (list === null) return null;
  if (name === 'wish_id') return paths.ownerWish(list, id);
  return name === 'birth_registry_id' ? paths.ownerRegistry(list) : null;
}
