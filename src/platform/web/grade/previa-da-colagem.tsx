import { perguntarPor } from '../janelas/perguntas.ts';
import { Janela } from '../janelas/janela.tsx';
import { useIdioma, useTextos } from '../i18n.tsx';
import estilo from './grade.module.css';
import type { Plano, Sobra } from './puro/colagem.ts';
import { emPalavras } from './puro/tipos.ts';
import { motivoDe, type Quadro } from './quadro.ts';
import { textosGrade } from './texts.ts';

const MOSTRADAS = 8;

/** Before a block of which something does not fit is pasted: what fits and what does not, cell by cell. Nothing is written until it is answered. */
export async function confirmarColagem(plano: Plano, quadro: Quadro): Promise<boolean> {
  const resposta = await perguntarPor((responder) => <Previa plano={plano} quadro={quadro} responder={responder} />);
  // The window gives the focus back as it goes; only then may the grid place it.
  await new Promise((depois) => setTimeout(depois));
  return resposta !== null;
}

function Previa({ plano, quadro, responder }: { plano: Plano; quadro: Quadro; responder: (sim: string | null) => void }) {
  const t = useTextos(textosGrade);
  const { mudancas, recusadas, sobras } = plano;
  const [cabem, total] = [mudancas.length - recusadas, mudancas.length - recusadas + sobras.length];
  const desistir = (): void => responder(null);
  return (
    <Janela
      aberta
      alerta
      titulo={t('cabem', { cabem, total })}
      aoFechar={desistir}
      rodape={
        <>
          <button type="button" className={estilo.botao} data-foco={cabem === 0 || undefined} onClick={desistir}>
            {t('naoColar')}
          </button>
          {cabem > 0 && (
            <button type="button" className={estilo.botao} data-foco onClick={() => responder('colar')}>
              {t('colarAsQueCabem', { n: cabem })}
            </button>
          )}
        </>
      }
    >
      <p>{t('nadaGravado')}</p>
      <ul>
        {sobras.slice(0, MOSTRADAS).map((sobra) => (
          <li key={`${sobra.posicao.linha}:${sobra.posicao.coluna}`}>
            <UmaSobra sobra={sobra} quadro={quadro} />
          </li>
        ))}
      </ul>
      {sobras.length > MOSTRADAS && <p>{t('eMais', { n: sobras.length - MOSTRADAS })}</p>}
    </Janela>
  );
}

/** A cell of the block that does not fit: where it would fall, what stands in it, and why. */
function UmaSobra({ sobra: { posicao, texto, noBloco, erro }, quadro: { linhas, colunas } }: { sobra: Sobra; quadro: Quadro }) {
  const t = useTextos(textosGrade);
  const { idioma } = useIdioma();
  const [linha, coluna] = [linhas[posicao.linha], colunas[posicao.coluna - 1]];
  if (!linha || posicao.coluna > colunas.length) return t('sobraFora', { linha: noBloco.linha + 1, coluna: noBloco.coluna + 1, texto });
  const lugar = coluna ? `${linha.rotulo}, ${coluna.titulo}` : linha.rotulo;
  if (erro) return `${lugar}: ${t('invalida', { digitado: texto, erro: emPalavras(erro, idioma) })}`;
  return `${lugar}: ${t('sobraFechada', { texto })} ${(coluna && motivoDe(linha, coluna)) ?? ''}`;
}
