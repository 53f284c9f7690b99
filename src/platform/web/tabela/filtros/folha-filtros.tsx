import { Button } from '@mantine/core';
import { Janela } from '#platform/web/janelas/dialogos.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { ValorDoChip } from './chips.tsx';
import EditorFiltro from '../editores/editor-filtro.tsx';
import estilo from '../faixas.module.css';
import { textosTabela } from '../texts.ts';
import type { Filtro, Ordem, ValoresFiltro, ValorFiltro } from '../tipos.ts';

type Props = {
  filtros: readonly Filtro[];
  valores: ValoresFiltro;
  ordenaveis: readonly { campo: string; titulo: string }[];
  ordem: Ordem | null;
  /** Null while nobody knows. */
  total: number | null;
  aoMudar: (chave: string, valor: ValorFiltro | null) => void;
  aoOrdenar: (ordem: Ordem | null) => void;
  aoLimpar: () => void;
  aoFechar: () => void;
};

/** Filters and sort on a phone: a sheet with every filter unfolded on demand. */
export default function FolhaFiltros({ filtros, valores, ordenaveis, ordem, total, aoMudar, aoOrdenar, aoLimpar, aoFechar }: Props) {
  const t = useTextos(textosTabela);
  const ordemEmTexto = ordem ? `${ordem.ascendente ? '' : '-'}${ordem.campo}` : '';
  return (
    <Janela
      aberta
      lado="direita"
      titulo={t(filtros.length > 0 ? 'filtros' : 'ordenar')}
      aoFechar={aoFechar}
      rodape={
        <>
          {filtros.length > 0 && (
            <Button variant="default" onClick={aoLimpar}>
              {t('limparFiltros')}
            </Button>
          )}
          <Button onClick={aoFechar}>{total === null ? t('verLista') : t('verResultados', { n: total })}</Button>
        </>
      }
    >
      <div className={estilo.folha}>
        {ordenaveis.length > 0 && (
          <label className={estilo.campoDaFolha}>
            {t('ordenar')}
            <select
              value={ordemEmTexto}
              onChange={({ currentTarget: { value } }) =>
                aoOrdenar(value === '' ? null : { campo: value.replace(/^-/, ''), ascendente: !value.startsWith('-') })
              }
            >
              <option value="">{t('semOrdem')}</option>
              {ordenaveis.flatMap(({ campo, titulo }) => [
                <option key={campo} value={campo}>
                  {titulo} ({t('crescente')})
                </option>,
                <option key={`-${campo}`} value={`-${campo}`}>
                  {titulo} ({t('decrescente')})
                </option>,
              ])}
            </select>
          </label>
        )}
        {filtros.map((filtro) => {
          const valor = valores[filtro.chave] ?? null;
          return (
            <details key={filtro.chave} className={estilo.dobra}>
              <summary>{valor === null ? filtro.rotulo : <ValorDoChip filtro={filtro} valor={valor} />}</summary>
              <EditorFiltro filtro={filtro} valor={valor} aoMudar={(novo) => aoMudar(filtro.chave, novo)} aoFechar={() => undefined} />
              {valor !== null && !filtro.obrigatorio && (
                <button type="button" className="botao-simples" onClick={() => aoMudar(filtro.chave, null)}>
                  {t('removerFiltro', { rotulo: filtro.rotulo })}
                </button>
              )}
            </details>
          );
        })}
      </div>
    </Janela>
  );
}
