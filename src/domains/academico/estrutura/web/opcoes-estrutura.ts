import { useConsulta } from '#platform/web/rede/consultas.ts';
import { opcoesApi } from '../api-opcoes.ts';

const umMinuto = 60_000;

/** Names of segmentações, cursos, grupos and the turmas of a year (the current one unless told), for filters and pickers. */
export function useOpcoesEstrutura(anoLetivoId?: number) {
  const { data, error, isPlaceholderData } = useConsulta(
    opcoesApi.opcoesEstrutura,
    { query: anoLetivoId === undefined ? {} : { AnoLetivoId: anoLetivoId } },
    { validadeMs: umMinuto, manterAnterior: true },
  );
  return {
    segmentacoes: data?.segmentacoes ?? [],
    cursos: data?.cursos ?? [],
    gruposTurma: data?.gruposTurma ?? [],
    // Those of the year before are not offered as this year's while these are on their way.
    turmas: isPlaceholderData ? [] : (data?.turmas ?? []),
    carregou: data !== undefined || error !== null,
  };
}
