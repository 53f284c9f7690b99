import clsx from 'clsx';
import { Fragment, type ReactNode, useRef } from 'react';
import type { Idioma } from '#shared/erros.ts';
import type { RespostaDoRelatorio } from '#shared/relatorios/api.ts';
import { formatarCelula, formatarMedida, formatarNaTabela, isNumerico, tituloDaColuna } from '#shared/relatorios/celulas.ts';
import { colunasVisiveis, type Relatorio, totalDaColuna } from '#shared/relatorios/definicao.ts';
import type { ColunaDeRelatorio, LinhaDeRelatorio } from '#shared/relatorios/colunas.ts';
import { type Totais, valorDaMedida } from '#shared/relatorios/medidas.ts';
import { useIdioma, useTextos } from '../i18n.tsx';
import { Cabecalho } from '../tabela/cabecalho.tsx';
import tabela from '../tabela/tabela.module.css';
import type { Ordem } from '../tabela/tipos.ts';
import { useAlturaLivre } from '../tabela/use-altura.ts';
import { useSemCorte } from '../tabela/use-sem-corte.ts';
import { CelulaDoRelatorio } from './celula.tsx';
import estilo from './relatorio.module.css';
import { textosRelatorio } from './texts.ts';

type Props = {
  relatorio: Relatorio;
  resposta: RespostaDoRelatorio;
  ordem: Ordem | null;
  aoOrdenar: (ordem: Ordem) => void;
  legenda: string;
};

/** The rows of a report under their headings, each heading with what its whole group adds up to, and the total of the filter at the foot. */
export function LinhasDoRelatorio({ relatorio, resposta, ordem, aoOrdenar, legenda }: Props) {
  const t = useTextos(textosRelatorio);
  const { idioma } = useIdioma();
  const colunas = colunasVisiveis(relatorio);
  const caixa = useRef<HTMLDivElement>(null);
  const altura = useAlturaLivre(caixa);
  useSemCorte(caixa, resposta);
  return (
    <div
      ref={caixa}
      className={clsx(tabela.caixa, estilo.caixa)}
      style={altura === undefined ? undefined : { maxHeight: altura }}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
      tabIndex={0}
      role="group"
      aria-label={legenda}
    >
      <table className={clsx(tabela.tabela, estilo.tabela)}>
        <caption className="so-leitor">{legenda}</caption>
        <Cabecalho
          colunas={colunas.map(({ chave, titulo, tipo }) => ({
            chave,
            titulo: tituloDaColuna({ titulo, tipo }, idioma),
            ordenavel: true,
            alinhamento: isNumerico(tipo) ? 'direita' : 'esquerda',
          }))}
          ordem={ordem}
          aoOrdenar={aoOrdenar}
          marca={null}
          aoMarcarPagina={null}
        />
        <tbody>
          {resposta.itens.map((linha, i) => (
            <Fragment key={i}>
              {resposta.grupos
                .filter(({ antesDe }) => antesDe === i)
                .map(({ nivel, totais }) => (
                  <LinhaDeTotais
                    key={nivel}
                    colunas={colunas}
                    totais={totais}
                    classe={nivel === 0 ? estilo.grupo : estilo.subgrupo}
                    rotulo={`${nomeDoGrupo(relatorio, nivel, linha, idioma)} (${formatarMedida(totais['linhas'] ?? null, 'inteiro', idioma)})`}
                  />
                ))}
              <tr className={relatorio.arvore && linha[relatorio.arvore.soma] === true ? estilo.soma : undefined}>
                {colunas.map((coluna) => (
                  <td key={coluna.chave} className={isNumerico(coluna.tipo) ? tabela.direita : undefined}>
                    <CelulaDoRelatorio coluna={coluna} linha={linha} aplicados={resposta.aplicados} arvore={relatorio.arvore} />
                  </td>
                ))}
              </tr>
            </Fragment>
          ))}
        </tbody>
        <tfoot>
          <LinhaDeTotais
            colunas={colunas}
            totais={resposta.totais}
            classe={estilo.total}
            rotulo={`${t('total')} · ${t('linhas', { n: resposta.total })}`}
          />
        </tfoot>
      </table>
    </div>
  );
}

/** The name of the group that a row is in, at a level. */
export function nomeDoGrupo(relatorio: Relatorio, nivel: number, linha: LinhaDeRelatorio, idioma: Idioma): string {
  const rotulo = relatorio.grupos?.[nivel]?.rotulo ?? '';
  const coluna = relatorio.colunas.find(({ chave }) => chave === rotulo);
  return (coluna ? formatarCelula(coluna, linha[rotulo], idioma) : String(linha[rotulo] ?? '')) || '—';
}

type PropsDeTotais = { colunas: readonly ColunaDeRelatorio[]; totais: Totais; rotulo: ReactNode; classe: string | undefined };

/** A name over the columns that have no total, and the totals under the others. */
function LinhaDeTotais({ colunas, totais, rotulo, classe }: PropsDeTotais) {
  const { idioma } = useIdioma();
  const primeira = colunas.findIndex((coluna) => totalDaColuna(coluna) !== null);
  const largura = primeira < 0 ? colunas.length : Math.max(1, primeira);
  return (
    <tr className={classe}>
      <th scope="rowgroup" colSpan={largura}>
        {rotulo}
      </th>
      {colunas.slice(largura).map((coluna) => {
        const medida = totalDaColuna(coluna);
        return (
          <td key={coluna.chave} className={tabela.direita}>
            {medida === null ? '' : formatarNaTabela(valorDaMedida(totais, medida), coluna.tipo, idioma)}
          </td>
        );
      })}
    </tr>
  );
}
