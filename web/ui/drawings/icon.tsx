import { classNames } from '#web/ui/styles/class-names.ts';
import styles from './icon.module.css';

/** One path each, drawn on 24 × 24 with a stroke of 1.75. */
const ICONS = {
  heart: 'M12 20.5S3.5 15.6 3.5 9.4A4.7 4.7 0 0 1 12 6.7a4.7 4.7 0 0 1 8.5 2.7C20.5 15.6 12 20.5 12 20.5Z',
  gift: 'M4 11.5h16V20a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-8.5ZM3 7.5h18v4H3zM12 7.5V21M12 7.5S10.8 3 8.2 3a2.2 2.2 0 0 0 0 4.5H12Zm0 0S13.2 3 15.8 3a2.2 2.2 0 0 1 0 4.5H12Z',
  basket: 'M4 10h16l-1.5 9.2a1 1 0 0 1-1 .8h-11a1 1 0 0 1-1-.8L4 10ZM8 10l3-6M16 10l-3-6M9.5 13.5v3M14.5 13.5v3',
  copy: 'M9 9h10a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V10a1 1 0 0 1 1-1ZM5 15H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v1',
  check: 'm4.5 12.5 5 5L20 7',
  trash:
    'M4 6.5h16M9.5 6V4a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1v2M6 6.5l1 13.6a1 1 0 0 0 1 .9h8a1 1 0 0 0 1-.9l1-13.6M10 11v6M14 11v6',
  pencil: 'm4 20 .8-4.2L16.2 4.4a1.6 1.6 0 0 1 2.3 0l1.1 1.1a1.6 1.6 0 0 1 0 2.3L8.2 19.2 4 20ZM14 6.6l3.4 3.4',
  refresh: 'M20 11a8 8 0 0 0-14.2-4L4 8.8M4 4v4.8h4.8M4 13a8 8 0 0 0 14.2 4l1.8-1.8M20 20v-4.8h-4.8',
  search: 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM15.5 15.5 21 21',
  'chevron-down': 'm6 9.5 6 6 6-6',
  'chevron-left': 'm14.5 6-6 6 6 6',
  'chevron-right': 'm9.5 6 6 6-6 6',
  'arrow-left': 'M20 12H4M10.5 5.5 4 12l6.5 6.5',
  close: 'm6 6 12 12M18 6 6 18',
  plus: 'M12 5v14M5 12h14',
  menu: 'M4 7h16M4 12h16M4 17h16',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  'eye-off':
    'm4 4 16 16M9.9 6.3A9 9 0 0 1 12 6c6 0 9.5 6 9.5 6a17 17 0 0 1-2.9 3.5M6.3 8A16.5 16.5 0 0 0 2.5 12S6 18 12 18a9.3 9.3 0 0 0 4-.9M10 10.2a2.7 2.7 0 0 0 3.8 3.8',
  external: 'M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5',
  calendar: 'M5 5.5h14a1 1 0 0 1 1 1V20a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6.5a1 1 0 0 1 1-1ZM4 10h16M8.5 3v4M15.5 3v4',
  mail: 'M4 5.5h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1ZM3.5 7l8.5 6 8.5-6',
  filter:
    'M4 7h9M18 7h2M15.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM4 17h2M11 17h9M8.5 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  image:
    'M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1ZM4 16.5l4.5-4.5 4 4 2.5-2.5 5 5M15.5 10a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Z',
  baby: 'M12 21a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 4c-1.5 0-2.3 2.5-.3 3.2 1.6.5 2.6-1 1.8-2.1M9 12v.01M15 12v.01M9.3 15.5c1.5 1.5 3.9 1.5 5.4 0',
  girl: 'M12 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM12 14.5v7M9 18.5h6',
  boy: 'M10 20a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM14 10.5 20 4.5M15 4.5h5v5',
  user: 'M12 12a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM4 21c.4-4 3.7-6.5 8-6.5s7.6 2.5 8 6.5',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6v.01M4.5 12v.01M4.5 18v.01',
  logout: 'M9 21H5a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1h4M15.5 16.5 20 12l-4.5-4.5M20 12H9.5',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7l-1.1 1.1M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7l1.1-1.1',
  lock: 'M6 10.5h12a1 1 0 0 1 1 1V20a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-8.5a1 1 0 0 1 1-1ZM8 10.5V7.5a4 4 0 0 1 8 0v3M12 14.5v2.5',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.5v.01',
  warning: 'M12 3.5 2.5 20h19L12 3.5ZM12 10v4.5M12 17.2v.01',
  flag: 'M5 21V4M5 4.5c5-3 8 2.5 14 0v9c-6 2.5-9-3-14 0',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3.5 12h17M12 3c3 2.7 4 5.5 4 9s-1 6.3-4 9c-3-2.7-4-5.5-4-9s1-6.3 4-9Z',
} as const;

/** An icon's name, or its path if only one room uses it, so that others need not load it. */
export type IconName = keyof typeof ICONS | `M${string}`;

interface IconProps {
  name: IconName;
  /** Side in pixels; 20 by default. */
  size?: number;
  /** Fills the shape too (a favourite's heart). */
  filled?: boolean;
  className?: string | undefined;
}

/** A drawing beside text; hidden from screen readers. */
export function Icon({ name, size = 20, filled = false, className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={name in ICONS ? ICONS[name as keyof typeof ICONS] : name} />
    </svg>
  );
}
