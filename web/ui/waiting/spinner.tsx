import styles from './spinner.module.css';

export function Spinner({ size = 24 }: { size?: number }) {
  return <span className={styles.spinner} style={{ width: size, height: size }} aria-hidden="true" />;
}

/** A spinner with words, centred in its container; it appears after 300 ms. */
export function LoadingBlock({ label }: { label: string }) {
  return (
    <div className={styles.block} role="status">
      <Spinner size={36} />
      <span>{label}</span>
    </div>
  );
}
