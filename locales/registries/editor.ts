import { registryEditor as french } from '../fr/registries/editor.ts';
import { pageTexts } from '../page-texts.ts';

/** Texts of the form that creates and changes a list. */
export const registryEditorTexts = pageTexts('registryEditor', french);
