import { farewellMails as de } from '../de/mails/farewells.ts';
import { farewellMails as en } from '../en/mails/farewells.ts';
import { farewellMails as fr } from '../fr/mails/farewells.ts';
import { inEachLanguage } from '../languages.ts';

export const farewellMailTexts = inEachLanguage({ fr, en, de });
