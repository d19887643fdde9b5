import type { VisitorsTexts } from '../fr/visitors.ts';
import { basket } from './basket.ts';
import { bookings } from './bookings.ts';
import { home } from './home.ts';
import { layout } from './layout.ts';
import { fieldErrors } from './problems.ts';
import { publicRegistry } from './registries/public.ts';
import { registry } from './registries/registry.ts';
import { ui } from './ui.ts';

export const texts: VisitorsTexts = { basket, bookings, fieldErrors, home, layout, publicRegistry, registry, ui };
