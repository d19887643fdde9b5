import type { ComponentProps } from 'react';
import { classNames } from '#web/ui/styles/class-names.ts';
import styles from './card.module.css';

interface CardProps extends ComponentProps<'div'> {
  /** On the peach background, without a border. */
  soft?: boolean;
  /** Without padding, for a picture that reaches the border. */
  flush?: boolean;
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
}

export function Card({ soft, flush, as = 'div', className, ...rest }: CardProps) {
  // The elements it can be take the same attributes.
  const Element = as as 'div';
  return (
    <Element {...rest} className={classNames(styles.card, soft && styles.soft, flush && styles.flush, className)} />
  );
}
