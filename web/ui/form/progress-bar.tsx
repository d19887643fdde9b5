import styles from './progress-bar.module.css';

/** How far what a form started has come: `value` of `max`, with words for those who do not see it. */
export function ProgressBar({ value, max, label }: { value: number; max: number; label: string }) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <span
      className={styles.bar}
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
    >
      <span className={styles.fill} style={{ width: `${Math.round(share * 1000) / 10}%` }} />
    </span>
  );
}
