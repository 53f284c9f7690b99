import { escreverInstante } from '#platform/web/fuso.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { nomeDoAutor } from '#shared/palavras/autores.ts';
import { textosDoHistorico, textosNotaFiscal } from '../texts.ts';
import estilo from './notas.module.css';
import type { NotaLida } from './valores.ts';

type Acao = keyof typeof textosDoHistorico;
const isAcao = (acao: string): acao is Acao => Object.hasOwn(textosDoHistorico, acao);

/** Who did what to an invoice, the newest first. */
export function Historico({ itens }: { itens: NotaLida['historico'] }) {
  const t = useTextos(textosNotaFiscal);
  const th = useTextos(textosDoHistorico);
  const { idioma } = useIdioma();
  return (
    <section className={estilo.secao} aria-label={t('historico')}>
      <h2>{t('historico')}</h2>
      <ol className={estilo.historico}>
        {itens.map((linha) => {
          const acao = linha.acao.split('.')[1] ?? '';
          return (
            <li key={linha.seq}>
              <strong>{nomeDoAutor(linha.usuarioNome, idioma)}</strong> {isAcao(acao) ? th(acao) : linha.acao}
              <span className="suave"> {[escreverInstante(linha.em), linha.motivo].filter(Boolean).join(' · ')}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
