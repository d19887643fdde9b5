import type { VisitorsTexts } from '../fr/visitors.ts';
import { basketOnLists } from './basket-on-lists.ts';
import { layout } from './layout.ts';
import { offline } from './offline.ts';
import { publicRegistry } from './registries/public.ts';
import { registry } from './registries/registry.ts';
import { ui } from './ui.ts';
import { publicWish } from './wishes/public.ts';

export const texts: VisitorsTexts = {
  basketOnLists,
  layout,
  offline,
  publicRegistry,
  publicWish,
  registry,
  ui,
};
