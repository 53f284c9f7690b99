import { memo, type ReactNode } from 'react';
import estilo from '../tabela.module.css';
import type { Coluna } from '../tipos.ts';
import { emTexto } from '#platform/web/formulario/campos/em-texto.ts';

export type PropsLinha<L> = {
  linha: L;
  indice: number;
  colunas: readonly Coluna<L>[];
  /** The one row that Tab reaches; arrows move it. */
  focavel: boolean;
  /** null: the list has no selection. */
  selecionada: boolean | null;
  href: string | null;
  abre: boolean;
  aoMarcar: (indice: number, marcada: boolean, intervalo: boolean) => void;
  rotuloSelecao: string;
};

/** What a column shows of a row. */
export function conteudoDe<L>(coluna: Coluna<L>, linha: L): ReactNode {
  if (coluna.render) return coluna.render(linha);
  const valor: unknown = typeof linha === 'object' && linha !== null ? Reflect.get(linha, coluna.chave) : null;
  return emTexto(valor);
}

/** CSS class of a column: its alignment, or that it gives way. */
export const classeDe = ({ alinhamento, cede }: Pick<Coluna<never>, 'alinhamento' | 'cede'>): string | undefined => {
  if (cede) return cede === 'em-linhas' ? `${estilo.cede} ${estilo.emLinhas}` : estilo.cede;
  return alinhamento === 'direita' ? estilo.direita : alinhamento === 'centro' ? estilo.centro : undefined;
};

function LinhaDaTabela<L>({ linha, indice, colunas, focavel, selecionada, href, abre, aoMarcar, rotuloSelecao }: PropsLinha<L>) {
  return (
    <tr
      data-indice={indice}
      tabIndex={focavel ? 0 : -1}
      aria-selected={selecionada ?? undefined}
      className={abre ? estilo.linhaAbre : undefined}
    >
      {selecionada !== null && (
        <td className={estilo.marca}>
          <input
            type="checkbox"
            tabIndex={-1}
            checked={selecionada}
            aria-label={rotuloSelecao}
            onChange={() => undefined}
            onClick={(evento) => aoMarcar(indice, !selecionada, evento.shiftKey)}
          />
        </td>
      )}
      {colunas.map((coluna, i) => {
        const conteudo = conteudoDe(coluna, linha);
        // A true link in the first cell: middle click, copy address, and something for screen readers to follow.
        return i === 0 ? (
          <th key={coluna.chave} scope="row" className={classeDe(coluna)}>
            {href === null ? (
              conteudo
            ) : (
              <a href={href} tabIndex={-1}>
                {conteudo}
              </a>
            )}
          </th>
        ) : (
          <td key={coluna.chave} className={classeDe(coluna)} title={coluna.cede && typeof conteudo === 'string' ? conteudo : undefined}>
            {conteudo}
          </td>
        );
      })}
    </tr>
  );
}

/** One row; drawn again only when something of it changes (arrows and ticks touch two rows, not fifty). */
export const Linha = memo(LinhaDaTabela) as typeof LinhaDaTabela;
