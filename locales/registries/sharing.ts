import { catalogue } from '../catalogue.ts';
import { sharing as de } from '../de/registries/sharing.ts';
import { sharing as en } from '../en/registries/sharing.ts';
import { sharing as fr } from '../fr/registries/sharing.ts';

export const sharingTexts = catalogue({ fr, en, de });
