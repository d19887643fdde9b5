import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { affiliateRuleCreate, NETWORKS } from '#contract/affiliate.ts';
import type { Answer } from '#contract/calls.ts';
import { affiliateTexts } from '#locales/affiliate.ts';
import { api } from '#web/data/api.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { CheckboxField } from '#web/ui/form/choices/checkbox-field.tsx';
import { SelectField } from '#web/ui/form/choices/select-field.tsx';
import { clearDraft } from '#web/ui/form/drafts.ts';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { TextField } from '#web/ui/form/text/text-field.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { notify } from '#web/ui/notices/notify.ts';
import { useAction } from '#web/ui/notices/use-action.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { networkName } from './network-name.ts';
import type { Networks, Rule } from './rule.ts';
import { TriedLink } from './try-link.tsx';

type Values = z.input<typeof affiliateRuleCreate>;

interface RuleDialogProps {
  /** Null for a new one. */
  rule: Rule | null;
  networks: Networks;
  onClose: () => void;
  onSaved: () => Promise<void>;
}

/** A rule being edited, tried and saved. */
export function RuleDialog({ rule, networks, onClose, onSaved }: RuleDialogProps) {
  const t = useTexts(affiliateTexts);
  const form = useAppForm({ schema: affiliateRuleCreate, defaultValues: valuesOf(rule) });
  const draft = `rule-${rule?.id ?? 'new'}`;

  function close() {
    clearDraft(draft);
    onClose();
  }

  async function save(body: z.output<typeof affiliateRuleCreate>) {
    if (rule) await api('PUT /affiliate/rules/{rule_id}', { params: { rule_id: rule.id }, body });
    else await api('POST /affiliate/rules', { body });
    await onSaved();
    notify({ type: 'success', text: t.saved });
    onClose();
  }

  return (
    <Dialog open onClose={close} keepOnBackdrop title={rule ? t.editTitle(rule.domain) : t.addTitle}>
      <Form form={form} draft={draft} onSubmit={save} failure={t.cannotSave}>
        {/* With another one it would come back beside itself at the next start. */}
        {!rule?.is_seeded && (
          <TextField
            name="domain"
            label={t.domain}
            help={t.domainHelp}
            required
            autoCapitalize="off"
            spellCheck={false}
          />
        )}
        <SelectField
          name="network"
          label={t.network}
          required
          placeholder={false}
          options={NETWORKS.map((network) => ({ value: network, label: networkName(network) }))}
        />
        <Numbers networks={networks} />
        <CheckboxField name="is_enabled" label={t.isEnabled} />
        <TryDraft />
        <SubmitButton onCancel={close}>{t.save}</SubmitButton>
      </Form>
    </Dialog>
  );
}

/** What the chosen network requires. */
function Numbers({ networks }: { networks: Networks }) {
  const t = useTexts(affiliateTexts);
  const network = useWatch<Values>({ name: 'network' });
  const facts = networks.find((one) => one.network === network);
  return (
    <>
      {facts?.needs.includes('merchant_id') && (
        <TextField name="merchant_id" label={t.merchantId} help={t.merchantIdHelp} autoCapitalize="off" />
      )}
      {facts?.needs.includes('extra_id') && (
        <TextField name="extra_id" label={t.extraId} help={t.extraIdHelp} autoCapitalize="off" />
      )}
      <TextField
        name="template"
        label={t.template}
        help={t.templateHelp(facts?.template ?? '')}
        optional
        autoCapitalize="off"
        spellCheck={false}
      />
    </>
  );
}

/** What the rule would make of the shop's home page, before it is saved. */
function TryDraft() {
  const t = useTexts(affiliateTexts);
  const { getValues, trigger } = useFormContext<Values>();
  const [tried, setTried] = useState<Answer<'POST /affiliate/try'> | null>(null);
  const { isBusy, start } = useAction(async () => {
    if (!(await trigger(undefined, { shouldFocus: true }))) return;
    const rule = affiliateRuleCreate.parse(getValues());
    setTried(await api('POST /affiliate/try', { body: { link: `https://www.${rule.domain}/`, rule } }));
  });
  return (
    <>
      <Button icon="refresh" loading={isBusy} onClick={start}>
        {t.tryDraft}
      </Button>
      <div role="status">{tried && <TriedLink tried={tried} />}</div>
    </>
  );
}

function valuesOf(rule: Rule | null): Values {
  const { domain = '', network = 'awin', template, merchant_id, extra_id, is_enabled = true } = rule ?? {};
  return {
    domain,
    network,
    template: template ?? '',
    merchant_id: merchant_id ?? '',
    extra_id: extra_id ?? '',
    is_enabled,
  };
}
