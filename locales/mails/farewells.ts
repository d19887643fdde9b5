import { catalogue } from '../catalogue.ts';
import { farewellMails as de } from '../de/mails/farewells.ts';
import { farewellMails as en } from '../en/mails/farewells.ts';
import { farewellMails as fr } from '../fr/mails/farewells.ts';

export const farewellMailTexts = catalogue({ fr, en, de });
