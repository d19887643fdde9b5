import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { keepFocus } from '#web/ui/behaviour/keep-focus.ts';
import { Icon, type IconName } from '#web/ui/drawings/icon.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { Spinner } from '#web/ui/waiting/spinner.tsx';
import styles from './button.module.css';

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger';

interface Looks {
  /** One primary per screen; secondary by default. */
  variant?: Variant;
  small?: boolean;
  /** As wide as its container. */
  wide?: boolean;
  icon?: IconName | undefined;
  children: ReactNode;
}

type ButtonProps = Looks &
  Omit<ComponentProps<'button'>, 'disabled'> & {
    /** Shows a spinner, and pressing does nothing meanwhile. */
    loading?: boolean;
    /** Looks and reads as disabled but keeps the focus; pressing does nothing. */
    disabled?: boolean;
  };

function looksOf({ variant = 'secondary', small, wide }: Partial<Looks>, className?: string): string {
  return classNames(styles.button, styles[variant], small && styles.small, wide && styles.wide, className);
}

function pressing(off: boolean | undefined, act: ButtonProps['onClick']): ButtonProps['onClick'] {
  return (event) => {
    if (off) return event.preventDefault();
    // What it does may take the button away.
    keepFocus();
    act?.(event);
  };
}

export function Button({ variant, small, wide, icon, loading, disabled, children, onClick, ...rest }: ButtonProps) {
  const off = loading || disabled;
  return (
    <button
      type="button"
      {...rest}
      className={looksOf({ variant, small, wide } as Partial<Looks>, rest.className)}
      aria-disabled={off || rest['aria-disabled']}
      aria-busy={loading}
      onClick={pressing(off, onClick)}
    >
      {loading ? <Spinner size={18} /> : icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** A link that looks like a button; `external` for addresses outside our pages. */
export function ButtonLink({
  variant,
  small,
  wide,
  icon,
  children,
  external,
  ...rest
}: Looks & LinkProps & { external?: boolean }) {
  const className = looksOf({ variant, small, wide } as Partial<Looks>, rest.className);
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {children}
    </>
  );
  if (!external) {
    return (
      <Link {...rest} className={className}>
        {content}
      </Link>
    );
  }
  const { to, ...attributes } = rest;
  return (
    <a
      href={String(to)}
      rel={attributes.rel}
      target={attributes.target}
      className={className}
      onClick={attributes.onClick}
    >
      {content}
    </a>
  );
}

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'variant' | 'wide'> {
  icon: IconName;
  /** What a screen reader says, and the tooltip. */
  label: string;
  variant?: Variant | 'plain';
}

export function IconButton({ icon, label, variant = 'plain', small, loading, disabled, ...rest }: IconButtonProps) {
  const off = loading || disabled;
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      aria-disabled={off || rest['aria-disabled']}
      className={classNames(styles.button, styles.icon, styles[variant], small && styles.small, rest.className)}
      onClick={pressing(off, rest.onClick)}
    >
      {loading ? <Spinner size={18} /> : <Icon name={icon} />}
    </button>
  );
}
