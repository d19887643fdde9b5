import { BROWSERS, extensionPath } from '#contract/browsers.ts';
import { anyShopTexts } from '#locales/any-shop.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './any-shop.module.css';
import { ExtensionDrawing } from './drawings/extension.tsx';

/** The extension, from our own server, and how to install it in each browser. */
export function ExtensionPart() {
  const t = useTexts(anyShopTexts);
  return (
    <Card as="section" className={styles.part}>
      <div className={styles.words}>
        <h2>{t.extensionTitle}</h2>
        <p>{t.extensionText}</p>
        <p>{t.extensionByHand}</p>
        {BROWSERS.map((browser) => (
          <details key={browser} className={styles.browser}>
            <summary>{t[browser]}</summary>
            <ol className={styles.steps}>
              <li>
                <ButtonLink external small to={extensionPath(browser)} download>
                  {t.extensionDownload}
                </ButtonLink>
              </li>
              {t.extensionSteps[browser].map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </details>
        ))}
      </div>
      <ExtensionDrawing />
    </Card>
  );
}
