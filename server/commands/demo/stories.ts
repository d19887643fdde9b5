import { CAMILLE } from './camille.ts';
import { ELISE } from './elise.ts';
import { NADIA } from './nadia.ts';
import type { Story } from './story.ts';

export const STORIES: Story[] = [CAMILLE, ELISE, NADIA];
