import { useTextos } from '#platform/web/i18n.tsx';
import { textosJustificativa } from '../texts.ts';
import estilo from './justificativas.module.css';

/** Chooses a document, or takes a photo of it on a phone; the browser's own control, in the words of the portal. */
export function EscolhaDeDocumento({ enviando = false, aoEscolher }: { enviando?: boolean; aoEscolher: (arquivo: File) => void }) {
  const t = useTextos(textosJustificativa);
  return (
    <label className={estilo.escolher}>
      {t('escolherDocumento')}
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
  );
}
