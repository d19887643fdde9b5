import { Icon } from '#web/ui/drawings/icon.tsx';
import styles from './form.module.css';
import { useSubmittable } from './use-submittable.ts';

/** What the server said when it could not do what the form asks; stays above the button. */
export function Refusal() {
  const { problem } = useSubmittable();
  if (!problem) return null;
  return (
    <p className={styles.problem}>
      <Icon name="warning" />
      {problem}
    </p>
  );
}
