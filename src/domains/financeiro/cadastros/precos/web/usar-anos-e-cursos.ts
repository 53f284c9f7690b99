import { opcoesApi as opcoesDaEstrutura } from '#domains/academico/estrutura/api-opcoes.ts';
import { periodosLetivosApi } from '#domains/academico/periodos-letivos/api.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { comoOpcoes } from '#platform/web/opcoes.ts';

/** The school years and the courses that a price may be for, as options. */
export function useAnosECursos() {
  const { data: estrutura } = useConsulta(opcoesDaEstrutura.opcoesEstrutura, { query: {} }, { validadeMs: 300_000 });
  const { data: letivos } = useConsulta(periodosLetivosApi.opcoesAnoLetivo, {}, { validadeMs: 300_000 });
  const anos = (letivos?.itens ?? []).map(({ id, ano }) => ({ valor: id, rotulo: String(ano) }));
  const cursos = comoOpcoes(estrutura?.cursos);
  return { anos, cursos };
}
