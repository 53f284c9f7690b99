import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { useTextos } from '../i18n.tsx';
import { campoDeOrdem } from './colunas.ts';
import { classeDe } from './linhas/linha.tsx';
import estilo from './tabela.module.css';
import { textosTabela } from './texts.ts';
import type { Coluna, Ordem } from './tipos.ts';

type Props<L> = {
  colunas: readonly Coluna<L>[];
  ordem: Ordem | null;
  aoOrdenar: (ordem: Ordem) => void;
  /** null: the list has no selection. */
  marca: 'nenhuma' | 'algumas' | 'todas' | null;
  /** null: the page has no row to tick, because it is still coming or is empty. */
  aoMarcarPagina: ((marcada: boolean) => void) | null;
};

/** Column headers; the sortable ones are buttons and tell the sort by aria-sort. */
export function Cabecalho<L>({ colunas, ordem, aoOrdenar, marca, aoMarcarPagina }: Props<L>) {
  const t = useTextos(textosTabela);
  return (
    <thead>
      <tr>
        {marca !== null && (
          <th scope="col" className={estilo.marca}>
            <input
              type="checkbox"
              aria-label={t('selecionarPagina')}
              checked={marca === 'todas'}
              disabled={aoMarcarPagina === null}
              ref={(caixa) => {
                if (caixa) caixa.indeterminate = marca === 'algumas';
              }}
              onChange={(evento) => aoMarcarPagina?.(evento.currentTarget.checked)}
            />
          </th>
        )}
        {colunas.map((coluna) => {
          const campo = campoDeOrdem(coluna);
          const sentido = campo !== null && ordem?.campo === campo ? (ordem.ascendente ? 'ascending' : 'descending') : undefined;
          const Seta = sentido === 'descending' ? IconArrowDown : IconArrowUp;
          return (
            <th
              key={coluna.chave}
              scope="col"
              aria-sort={sentido}
              className={classeDe(coluna)}
              style={coluna.largura ? { width: coluna.largura } : undefined}
            >
              {campo === null ? (
                coluna.titulo
              ) : (
                <button type="button" className={estilo.ordenar} onClick={() => aoOrdenar({ campo, ascendente: sentido !== 'ascending' })}>
                  {coluna.titulo}
                  {sentido && <Seta size={13} aria-hidden />}
                </button>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
