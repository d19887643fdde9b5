/** Three dots, which open a menu: only parents' pages have one. */
export const MORE =
  'M12 6.3a.8.8 0 1 0 0-1.6.8.8 0 0 0 0 1.6ZM12 12.8a.8.8 0 1 0 0-1.6.8.8 0 0 0 0 1.6ZM12 19.3a.8.8 0 1 0 0-1.6.8.8 0 0 0 0 1.6Z';
