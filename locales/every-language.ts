import { texts as deGivers } from './de/givers.ts';
import { texts as deParents } from './de/parents.ts';
import { texts as deVisitors } from './de/visitors.ts';
import { texts as enGivers } from './en/givers.ts';
import { texts as enParents } from './en/parents.ts';
import { texts as enVisitors } from './en/visitors.ts';
import { addTexts } from './page-texts.ts';

// For where all languages are needed at once: on the server, and in tests.
addTexts('en', { ...enVisitors, ...enGivers, ...enParents });
addTexts('de', { ...deVisitors, ...deGivers, ...deParents });
