import { catalogue } from '../catalogue.ts';
import { registryEditor as de } from '../de/registries/editor.ts';
import { registryEditor as en } from '../en/registries/editor.ts';
import { registryEditor as fr } from '../fr/registries/editor.ts';

/** Texts of the form that creates and changes a list. */
export const registryEditorTexts = catalogue({ fr, en, de });
