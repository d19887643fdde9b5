import { Link } from 'react-router';
import { bound } from '#contract/everywhere/well-set.ts';
import { paths } from '#contract/pages.ts';
import { classNames } from '#web/ui/styles/class-names.ts';
import styles from './registry-title.module.css';

interface RegistryTitleProps {
  /** Its short link or id; null if it has no page. */
  name: string | number | null;
  title: string;
  className?: string | undefined;
}

/** Whose gifts these are: the heading of a card with one registry's gifts. */
export function RegistryTitle({ name, title, className }: RegistryTitleProps) {
  const words = bound(title);
  return (
    <h2 className={classNames(styles.title, className)}>
      {name === null ? words : <Link to={paths.publicRegistry(name)}>{words}</Link>}
    </h2>
  );
}
