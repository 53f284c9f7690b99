import type { KeyboardEvent } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { textosRematricula } from '../texts.ts';
import estilo from './rematriculas.module.css';

const abas = [
  { aba: 'previa', chave: 'previa' },
  { aba: 'nao-renovados', chave: 'naoRenovados' },
  { aba: 'execucoes', chave: 'execucoes' },
] as const;

/** The parts of the screen: one Tab stop, arrows move between them. */
export function Abas({ atual, aoMudar }: { atual: string; aoMudar: (aba: string) => void }) {
  const t = useTextos(textosRematricula);
  const andar = (evento: KeyboardEvent<HTMLElement>) => {
    const passo = evento.key === 'ArrowRight' ? 1 : evento.key === 'ArrowLeft' ? -1 : 0;
    if (passo === 0) return;
    evento.preventDefault();
    const indice = abas.findIndex(({ aba }) => aba === atual);
    const proxima = abas[(indice + passo + abas.length) % abas.length];
    if (!proxima) return;
    aoMudar(proxima.aba);
    evento.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-aba="${proxima.aba}"]`)?.focus();
  };
  return (
    <div className={estilo.abas} role="tablist" aria-label={t('partesDaTela')}>
      {abas.map(({ aba, chave }) => (
        <button
          key={aba}
          type="button"
          role="tab"
          data-aba={aba}
          aria-selected={aba === atual}
          tabIndex={aba === atual ? 0 : -1}
          onKeyDown={andar}
          onClick={() => aoMudar(aba)}
        >
          {t(chave)}
        </button>
      ))}
    </div>
  );
}
