import { LIMITS } from '#contract/limits.ts';
import { addressIn } from '#contract/links.ts';
import { wishesTexts } from '#locales/wishes.ts';
import { CheckboxField } from '#web/ui/form/choices/checkbox-field.tsx';
import { NumberField } from '#web/ui/form/numbers/number-field.tsx';
import { PriceField } from '#web/ui/form/numbers/price-field.tsx';
import { FieldRow } from '#web/ui/form/submit-button.tsx';
import { TextAreaField } from '#web/ui/form/text/text-area-field.tsx';
import { TextField } from '#web/ui/form/text/text-field.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';

/** What the gift is, and in which shop. */
export function WhatFields() {
  const t = useTexts(wishesTexts);
  return (
    <>
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
        tidy={addressIn}
      />
      <TextField
        name="title"
        label={t.title}
        placeholder={t.titlePlaceholder}
        required
        maxLength={LIMITS.wishTitle}
        autoCapitalize="sentences"
        autoComplete="off"
      />
    </>
  );
}

/** How it is to be: brand, price, how many, how much it is wished for. */
export function DetailFields() {
  const t = useTexts(wishesTexts);
  return (
    <>
      <TextField
        name="brand"
        label={t.brand}
        optional
        maxLength={LIMITS.brand}
        autoComplete="off"
        autoCapitalize="words"
      />
      <FieldRow>
        <PriceField
          name="price"
          label={t.price}
          help={t.priceHelp}
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
        help={t.descriptionHelp}
        optional
        rows={5}
        maxLength={LIMITS.wishDescription}
      />
    </>
  );
}
