import { Icon } from '#web/ui/drawings/icon.tsx';
import styles from './giver-registries.module.css';

/** Why something failed, beside it. Forms' `ErrorText` would bring all of forms to these pages. */
export function ProblemText({ problem }: { problem: string | undefined }) {
  if (problem === undefined) return null;
  return (
    <p className={styles.problem}>
      <Icon name="warning" size={16} />
      {problem}
    </p>
  );
}
