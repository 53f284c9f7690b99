import { useEffect, useRef, useState } from 'react';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useBusca } from '#platform/web/navegacao.tsx';
import { periodosLetivosApi } from '../api.ts';

const umMinuto = 60_000;
/** The academic years, newest first, the current one, and the segmentações in use. */
export function useAnosLetivos() {
  const { data, error } = useConsulta(periodosLetivosApi.opcoesAnoLetivo, {}, { validadeMs: umMinuto });
  return {
    anos: data?.itens ?? [],
    anoLetivoAtualId: data?.anoLetivoAtualId ?? null,
    segmentacoes: data?.segmentacoes ?? [],
    carregou: data !== undefined || error !== null,
  };
}

/**
 * For lists whose filter `ano` is the academic year: an address without any filter starts in the current year, in sight and
 * removable as any other filter. False until that is decided, so that the list of all years is not read in vain.
 */
export function useAnoNoEndereco(): { pronto: boolean; anoLetivoId: number | undefined } {
  const [busca, mudar] = useBusca();
  const { carregou, anoLetivoAtualId } = useAnosLetivos();
  const [pronto, setPronto] = useState(false);
  const decidido = useRef(false);
  const semFiltro = Object.keys(busca).every((chave) => chave === 'col');
  useEffect(() => {
    // Once: a year that the user takes out stays out.
    if (decidido.current || !carregou) return;
    decidido.current = true;
    if (semFiltro && anoLetivoAtualId !== null) mudar({ ano: String(anoLetivoAtualId) }, { substituir: true });
    // The address changes first, and the list is drawn by it.
    window.setTimeout(() => setPronto(true), 0);
  }, [carregou, semFiltro, anoLetivoAtualId, mudar]);
  const ano = busca['ano'];
  return { pronto, anoLetivoId: typeof ano === 'string' && /^\d{1,15}$/.test(ano) ? Number.parseInt(ano, 10) : undefined };
}
