import { contratosApi } from '#domains/academico/contratos/lista/api.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';

/** The contracts of an enrollment, for who may list contracts. */
export function useContratosDaMatricula(id: number) {
  const { pode } = useSessao();
  return useConsulta(contratosApi.listarContratos, { query: { MatriculaId: String(id) } }, { ativa: pode('contratos', 'listar') });
}
