import type { basketOnLists } from './basket-on-lists.ts';
import type { layout } from './layout.ts';
import type { offline } from './offline.ts';
import type { publicRegistry } from './registries/public.ts';
import type { registry } from './registries/registry.ts';
import type { ui } from './ui.ts';
import type { publicWish } from './wishes/public.ts';

/**
 * Texts of every page, and of the lists that anybody may open. French defines the type for the other languages; pages
 * import each area separately.
 */
export interface VisitorsTexts {
  basketOnLists: typeof basketOnLists;
  layout: typeof layout;
  offline: typeof offline;
  publicRegistry: typeof publicRegistry;
  publicWish: typeof publicWish;
  registry: typeof registry;
  ui: typeof ui;
}
