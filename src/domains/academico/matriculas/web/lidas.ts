import { opcoesApi } from '#domains/academico/estrutura/api-opcoes.ts';
import { turmasApi } from '#domains/academico/estrutura/turmas/api.ts';
import { invalidar } from '#platform/web/rede/consultas.ts';
import { matriculasApi as api } from '../api.ts';

const lidas = [
  api.listarMatriculas,
  api.obterMatricula,
  api.historicoMatricula,
  api.prepararMatricula,
  api.listarAlunos,
  api.listarSemMatricula,
  api.buscarSemMatricula,
  api.obterTurmaDoGerenciador,
  api.listarRemanejamentos,
  // Places and students of the classes change with each enrollment.
  turmasApi.listarTurmas,
  turmasApi.obterTurma,
  opcoesApi.opcoesEstrutura,
];

/** Reads again everything that an enrollment changes. */
export async function relerMatriculas(): Promise<void> {
  await Promise.all(lidas.map(invalidar));
}
