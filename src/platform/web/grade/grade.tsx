import { type CSSProperties, useId, useMemo } from 'react';
import { useIdioma } from '../i18n.tsx';
import { Barra } from './barra.tsx';
import { Cabecalho } from './cabecalho.tsx';
import estilo from './grade.module.css';
import { Linha } from './linha.tsx';
import type { ModeloDaGrade } from './modelo.ts';
import type { Quadro } from './quadro.ts';
import type { ColunaDaGrade, LinhaDaGrade } from './puro/tipos.ts';
import { useInteracao } from './use-interacao.ts';

type Props = {
  /** What the grid is, for screen readers. */
  nome: string;
  tituloDosNomes: string;
  modelo: ModeloDaGrade;
  /** In sight, in order; the model may hold more. Rows and columns that stay the same are not drawn again. */
  linhas: readonly LinhaDaGrade[];
  colunas: readonly ColunaDaGrade[];
  somenteLeitura?: boolean;
  /** What else the status line tells of a cell: who typed it, and when. */
  contar?: Quadro['contar'];
  /** Pixels of the column of names; on a phone it is narrower. */
  larguraDosNomes?: number;
};
const LARGURA = 84;

/** People or things by columns, typed into like a spreadsheet; the README of this folder says how. */
export function Grade({ nome, tituloDosNomes, modelo, linhas, colunas, somenteLeitura = false, contar, larguraDosNomes = 300 }: Props) {
  const idBarra = useId();
  const { idioma } = useIdioma();
  const quadro = useMemo(
    (): Quadro => ({ modelo, linhas, colunas, somenteLeitura, contar }),
    [modelo, linhas, colunas, somenteLeitura, contar],
  );
  const { raiz, vista, atos, ouvintes } = useInteracao(quadro);
  const minima = colunas.reduce((soma, { largura = LARGURA }) => soma + largura, 0);
  return (
    <div className={estilo.raiz} style={{ '--grade-nomes': `${larguraDosNomes}px`, '--grade-colunas': `${minima}px` } as CSSProperties}>
      <div className={estilo.caixa}>
        {/* A grid of the ARIA practices: one stop of Tab, arrows inside. */}
        <table
          {...ouvintes}
          ref={raiz}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the pattern that the specification of grids gives for tables
          role="grid"
          className={estilo.tabela}
          aria-label={nome}
          aria-readonly={somenteLeitura}
          aria-multiselectable
          aria-rowcount={linhas.length + 1}
          aria-colcount={colunas.length + 1}
        >
          <colgroup>
            <col className={estilo.colunaDosNomes} />
            {colunas.map(({ id, largura }) => (
              <col key={id} style={largura === undefined ? undefined : { width: largura }} />
            ))}
          </colgroup>
          <Cabecalho tituloDosNomes={tituloDosNomes} colunas={colunas} vista={vista} quadro={quadro} />
          <tbody>
            {linhas.map((linha, indice) => (
              <Linha
                key={linha.id}
                linha={linha}
                indice={indice}
                colunas={colunas}
                modelo={modelo}
                vista={vista}
                somenteLeitura={somenteLeitura}
                idBarra={idBarra}
                idioma={idioma}
              />
            ))}
          </tbody>
        </table>
      </div>
      <Barra id={idBarra} quadro={quadro} vista={vista} atos={atos} />
    </div>
  );
}
