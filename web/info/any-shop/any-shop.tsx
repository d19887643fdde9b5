import { redirect } from 'react-router';
import { paths } from '#contract/pages.ts';
import { anyShopTexts } from '#locales/any-shop.ts';
import { apiFrom } from '#web/data/api.ts';
import { useSession } from '#web/session/session.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Collapsible } from '#web/ui/page/collapsible.tsx';
import { Page, PageHeader } from '#web/ui/page/page.tsx';
import { pageMeta, siteOf } from '#web/ui/page/page-meta.ts';
import { unlessUncovered } from '#web/ui/page/unless-uncovered.ts';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import type { Route } from './+types/any-shop.ts';
import styles from './any-shop.module.css';
import { BookmarkPart } from './bookmark-part.tsx';
import { PhoneDrawing } from './drawings/phone.tsx';
import { ShopDrawing } from './drawings/shop.tsx';
import { ExtensionPart } from './extension-part.tsx';

export const shouldRevalidate = unlessUncovered;

/** Where shop pages are not read there is nothing to show. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { features } = await apiFrom(context)('GET /config', { signal: request.signal });
  if (!features.scanWishUrlFeature) throw redirect(paths.home());
  return null;
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, lead } = anyShopTexts(siteOf(matches).lang);
  return pageMeta(matches, { title, description: lead, path: paths.anyShop() });
};

/**
 * How to add gifts from any shop: on a phone, with the bookmark, or with the extension. What is for a computer is
 * folded on a phone, and comes first on a computer.
 */
export default function AnyShop() {
  const t = useTexts(anyShopTexts);
  const { isLoggedIn } = useSession();
  const lists = paths.myRegistries();
  return (
    <Page width="text" className={styles.page}>
      <PageHeader title={t.title} lead={t.lead} />
      <PhonePart />
      <div className={styles.computer}>
        <Collapsible title={t.computerTitle} open={false}>
          <div className={styles.page}>
            <figure className={styles.shop}>
              <ShopDrawing />
              <figcaption>{t.how}</figcaption>
            </figure>
            <BookmarkPart />
            <ExtensionPart />
            <section className={styles.words}>
              <h2>{t.privacyTitle}</h2>
              <p>{t.privacyText}</p>
              <p>{t.limitsText}</p>
            </section>
          </div>
        </Collapsible>
      </div>
      <ButtonLink to={isLoggedIn ? lists : paths.login({ from: lists })} variant="primary" className={styles.start}>
        {t.start}
      </ButtonLink>
    </Page>
  );
}

function PhonePart() {
  const t = useTexts(anyShopTexts);
  return (
    <Card as="section" className={classNames(styles.part, styles.phone)}>
      <div className={styles.words}>
        <h2>{t.phoneTitle}</h2>
        <ol className={styles.steps}>
          {t.phoneSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <h3>{t.shareTitle}</h3>
        <p>{t.shareText}</p>
      </div>
      <PhoneDrawing />
    </Card>
  );
}
