import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs';
import { useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import estilo from '../tabela.module.css';
import { textosTabela } from '../texts.ts';
import type { Filtro, Ordem, ValoresFiltro, ValorFiltro } from '../tipos.ts';
import { BuscaRapida } from './busca-rapida.tsx';
import { Chips } from './chips.tsx';

const FolhaFiltros = lazy(() => import('./folha-filtros.tsx'));

type Props = {
  busca?: { rotulo: string; valor: string; aoMudar: (texto: string) => void } | null | undefined;
  filtros: readonly Filtro[];
  valores: ValoresFiltro;
  /** On a phone the sheet sorts too. */
  ordena?: { campos: readonly { campo: string; titulo: string }[]; ordem: Ordem | null; aoMudar: (ordem: Ordem | null) => void };
  /** Null while nobody knows. */
  total: number | null;
  /** Somebody narrowed the list: there is something to clear. */
  filtrada: boolean;
  aoMudar: (chave: string, valor: ValorFiltro | null) => void;
  aoLimpar: () => void;
};

/** What a list is narrowed by: the search box and a chip a filter; on a phone the filters open in a sheet. */
export function FiltrosDaLista({ busca, filtros, valores, ordena, total, filtrada, aoMudar, aoLimpar }: Props) {
  const t = useTextos(textosTabela);
  const telefone = useMediaQuery('(max-width: 640px)', false, { getInitialValueInEffect: false });
  const [folha, setFolha] = useState(false);
  const ativos = Object.keys(valores).length;
  const ordenaveis = ordena?.campos ?? [];
  return (
    <>
      <search className={estilo.filtros}>
        {busca && <BuscaRapida {...busca} />}
        {!telefone && <Chips filtros={filtros} valores={valores} aoMudar={aoMudar} aoLimpar={filtrada ? aoLimpar : null} />}
        {telefone && (filtros.length > 0 || ordenaveis.length > 0) && (
          <button type="button" className={filtrada && ativos > 0 ? estilo.chipAtivoSo : estilo.chip} onClick={() => setFolha(true)}>
            <IconFilter size={16} aria-hidden /> {t(filtros.length > 0 ? 'filtros' : 'ordenar')}
            {ativos > 0 && ` (${ativos})`}
          </button>
        )}
      </search>
      {folha && (
        <Suspense fallback={null}>
          <FolhaFiltros
            filtros={filtros}
            valores={valores}
            ordem={ordena?.ordem ?? null}
            ordenaveis={ordenaveis}
            total={total}
            aoMudar={aoMudar}
            aoOrdenar={(ordem) => ordena?.aoMudar(ordem)}
            aoLimpar={aoLimpar}
            aoFechar={() => setFolha(false)}
          />
        </Suspense>
      )}
    </>
  );
}
