import { useTextos } from '#platform/web/i18n.tsx';
import { textosRh } from '#domains/rh/texts.ts';
import estilo from '#domains/rh/web/rh.module.css';

/** Chooses a document; the browser's own control, in the words of the portal. */
export function EntradaDeAnexo({
  arquivo,
  enviando = false,
  aoEscolher,
}: {
  arquivo: string | null;
  enviando?: boolean;
  aoEscolher: (arquivo: File) => void;
}) {
  const t = useTextos(textosRh);
  return (
    <div className={estilo.acoes}>
      <label className={estilo.anexar}>
        {t('anexar')}
        <input
          type="file"
          className="so-leitor"
          accept="application/pdf,image/jpeg,image/png"
          disabled={enviando}
          onChange={(evento) => {
            const escolhido = evento.currentTarget.files?.[0];
            // The same file may be chosen again after a refusal.
            evento.currentTarget.value = '';
            if (escolhido) aoEscolher(escolhido);
          }}
        />
      </label>
      <span role="status">{arquivo}</span>
      <span className="suave">{t('anexoAjuda')}</span>
    </div>
  );
}
