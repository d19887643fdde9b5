import { LANGUAGES, type Language } from '#locales/languages.ts';
import { layoutTexts } from '#locales/layout.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';
import { useLanguage } from '#web/ui/texts/language.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { keepCookie } from '../cookies/cookies.ts';
import styles from './language-menu.module.css';

const YEAR_DAYS = 365;

/** Chooses the language: the server reads the cookie for the next page. */
export function LanguageMenu() {
  const t = useTexts(layoutTexts);
  const language = useLanguage();
  function choose(next: Language) {
    keepCookie('lang', next, YEAR_DAYS);
    window.location.reload();
  }
  return (
    <Menu
      button={(props) => (
        <Button
          {...props}
          variant="quiet"
          small
          icon="globe"
          className={styles.language}
          aria-label={t.languageIs(`${t.languages[language]}, ${language.toUpperCase()}`)}
        >
          {language.toUpperCase()}
        </Button>
      )}
    >
      {LANGUAGES.map((each) => (
        <MenuItem
          key={each}
          onClick={() => choose(each)}
          isCurrent={each === language}
          icon={each === language ? 'check' : undefined}
        >
          <span lang={each}>{t.languages[each]}</span>
        </MenuItem>
      ))}
    </Menu>
  );
}
