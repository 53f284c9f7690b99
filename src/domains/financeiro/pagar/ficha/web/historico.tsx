import { escreverInstante } from '#platform/web/fuso.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { outroVencimento } from '#shared/palavras/outro-vencimento.ts';
import { nomeDoAutor } from '#shared/palavras/autores.ts';
import { textosDoHistorico } from '../texts.ts';
import estilo from '../../web/pagar.module.css';
import type { TituloLido } from './tipos.ts';

type Acao = keyof typeof textosDoHistorico;
const isAcao = (acao: string): acao is Acao => Object.hasOwn(textosDoHistorico, acao);

/** Who did what to a payable and its bill, newest first. */
export function HistoricoDoPagar({ itens }: { itens: TituloLido['historico'] }) {
  const t = useTextos(textosDoHistorico);
  const { idioma } = useIdioma();
  return (
    <ol className={estilo.linha}>
      {itens.map((linha) => {
        const acao = linha.acao.split('.')[1] ?? '';
        return (
          <li key={linha.seq}>
            <strong>{nomeDoAutor(linha.usuarioNome, idioma)}</strong> {isAcao(acao) ? t(acao) : linha.acao}
            <p className="suave">{[escreverInstante(linha.em), outroVencimento(linha), linha.motivo].filter(Boolean).join(' · ')}</p>
          </li>
        );
      })}
    </ol>
  );
}
