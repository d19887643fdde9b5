import type { basket } from './basket.ts';
import type { bookings } from './bookings.ts';
import type { home } from './home.ts';
import type { layout } from './layout.ts';
import type { fieldErrors } from './problems.ts';
import type { publicRegistry } from './registries/public.ts';
import type { registry } from './registries/registry.ts';
import type { ui } from './ui.ts';

/** Texts of the pages that anybody may open. The type of the other languages; pages import each area by itself. */
export interface VisitorsTexts {
  basket: typeof basket;
  bookings: typeof bookings;
  fieldErrors: typeof fieldErrors;
  home: typeof home;
  layout: typeof layout;
  publicRegistry: typeof publicRegistry;
  registry: typeof registry;
  ui: typeof ui;
}
