import { useFormContext } from 'react-hook-form';
import { LIMITS } from '#contract/limits.ts';
import { addressIn } from '#contract/links.ts';
import { wishesTexts } from '#locales/wishes.ts';
import { CheckboxField } from '#web/ui/form/choices/checkbox-field.tsx';
import { FieldRow } from '#web/ui/form/field-row.tsx';
import { NumberField } from '#web/ui/form/numbers/number-field.tsx';
import { PriceField } from '#web/ui/form/numbers/price-field.tsx';
import { TextAreaField } from '#web/ui/form/text/text-area-field.tsx';
import { TextField } from '#web/ui/form/text/text-field.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { type Filled, useReadHelp } from './scan/filled-fields.tsx';
import styles from './scan/scan.module.css';
import { ScanPanel } from './scan/scan-panel.tsx';
import type { Scan } from './scan/use-scan.ts';
import type { WishInput } from './wish-values.ts';

/** Where the gift is sold; the form can be filled in from that page. */
export function LinkField({ scan, canScan, autoFocus }: { scan: Scan; canScan: boolean; autoFocus: boolean }) {
  const t = useTexts(wishesTexts);
  const { getValues } = useFormContext<WishInput>();

  /** With a link alone there is nothing to save yet: Enter, or a phone's "Go", has its page read. */
  function readPage(): boolean {
    if (!canScan || scan.link === '' || getValues('title').trim() !== '') return false;
    scan.start().catch(reportError);
    return true;
  }

  return (
    <div className={styles.link}>
      <TextField
        name="link"
        type="url"
        inputMode="url"
        label={t.link}
        help={t.linkHelp}
        placeholder="https://"
        optional
        maxLength={LIMITS.link}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        autoFocus={autoFocus}
        tidy={addressIn}
        onEnter={readPage}
      />
      <ScanPanel scan={scan} canScan={canScan} />
    </div>
  );
}

export function TitleField({ filled }: { filled: Filled }) {
  const t = useTexts(wishesTexts);
  const helpFor = useReadHelp(filled);
  return (
    <TextField
      name="title"
      label={t.title}
      help={helpFor('title')}
      placeholder={t.titlePlaceholder}
      required
      maxLength={LIMITS.wishTitle}
      autoCapitalize="sentences"
      autoComplete="off"
    />
  );
}

/** The details: brand, price, how many, how much it is wished for. */
export function DetailFields({ filled }: { filled: Filled }) {
  const t = useTexts(wishesTexts);
  const helpFor = useReadHelp(filled);
  return (
    <>
      <TextField
        name="brand"
        label={t.brand}
        help={helpFor('brand')}
        optional
        maxLength={LIMITS.brand}
        autoComplete="off"
        autoCapitalize="words"
      />
      <FieldRow>
        <PriceField
          name="price"
          label={t.price}
          help={helpFor('price', t.priceHelp)}
          required
          max={LIMITS.priceMax}
          step={LIMITS.priceStep}
        />
        <NumberField
          name="quantity"
          label={t.quantity}
          help={t.quantityHelp}
          required
          min={1}
          max={LIMITS.quantityMax}
          stepper={{ less: t.less, more: t.more }}
        />
      </FieldRow>
      <CheckboxField name="is_favorite" label={t.favorite} help={t.favoriteHelp} />
      <TextAreaField
        name="description"
        label={t.description}
        help={helpFor('description', t.descriptionHelp)}
        optional
        rows={5}
        maxLength={LIMITS.wishDescription}
      />
    </>
  );
}
