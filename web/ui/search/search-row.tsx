import type { ComponentProps, ReactNode } from 'react';
import control from '../controls/control.module.css';
import { Icon } from '../drawings/icon.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './search-row.module.css';

interface SearchRowProps extends ComponentProps<'input'> {
  id: string;
  label: string;
  button: ReactNode;
}

/** The search field, `q` of a form, and its button. */
export function SearchRow({ label, button, ...input }: SearchRowProps) {
  return (
    <>
      <label htmlFor={input.id} className="visually-hidden">
        {label}
      </label>
      <div className={styles.row}>
        <div className={styles.box}>
          <Icon name="search" className={styles.glass} />
          <input
            type="search"
            name="q"
            autoComplete="off"
            enterKeyHint="search"
            className={classNames(control.control, styles.input)}
            {...input}
          />
        </div>
        {button}
      </div>
    </>
  );
}
