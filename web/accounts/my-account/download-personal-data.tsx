import { paths } from '#contract/pages.ts';
import { myAccountTexts } from '#locales/my-account.ts';
import styles from '#web/accounts/account.module.css';
import { api } from '#web/data/api.ts';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { ErrorText } from '#web/ui/form/field.tsx';
import { notify } from '#web/ui/notices/notify.ts';
import { useAction } from '#web/ui/notices/use-action.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';

/** @param isPartial what only the address tells is not in it yet */
export function DownloadPersonalData({ isPartial }: { isPartial: boolean }) {
  const t = useTexts(myAccountTexts);
  const { isBusy, problem, start } = useAction(async () => {
    const data = await api('GET /user/me/export');
    saveAs(`cigogne-${data.export_date.slice(0, 10)}.json`, JSON.stringify(data, null, 2));
    notify({ type: 'success', text: t.downloaded });
  }, t.downloadFailed);
  return (
    <>
      {isPartial && (
        <div className={styles.waiting}>
          <p>{t.downloadPartial}</p>
          <ButtonLink small to={paths.forgotPassword()}>
            {t.downloadAll}
          </ButtonLink>
        </div>
      )}
      <Button loading={isBusy} onClick={start}>
        {t.download}
      </Button>
      <ErrorText error={problem} />
    </>
  );
}

/** The session is sent in a header, so a plain link could not fetch the file. */
function saveAs(name: string, json: string): void {
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers only start reading it a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
