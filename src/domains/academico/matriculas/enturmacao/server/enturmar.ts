import type { Ato } from '#platform/server/ato.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { travarTurmas } from '#domains/academico/estrutura/server/door.ts';
import { chaveDoPeriodo, travarPeriodos } from '#domains/academico/periodos-letivos/server/door.ts';
import type { matriculasEnturmacaoApi } from '../api.ts';
import { errosMatricula as erros } from '#domains/academico/matriculas/erros.ts';
import { conferirPeriodo, conferirTurma, efeitoDoMovimento } from '#domains/academico/matriculas/regras.ts';
import { isAtiva } from '#domains/academico/matriculas/situacoes.ts';
import { decidirLugar } from './decidir-lugar.ts';
import { gravarMovimento, type MovimentoFeito } from '#domains/academico/matriculas/server/gravar-movimento.ts';
import { conferirMesmoTurno } from './mesmo-turno.ts';
import { travarMatricula } from '#domains/academico/matriculas/server/travar-matricula.ts';

type Pedido = EntradaServidor<typeof matriculasEnturmacaoApi.enturmarMatricula>['body'];

/**
 * Moves the student to another class of the same course and year from a date on; the old placement stays as history.
 * @throws NAO_ENCONTRADO, MATRICULA_NAO_ATIVA, MESMA_TURMA, TURMA_DE_OUTRO_CURSO, TURMA_DE_OUTRO_ANO, TURMA_FECHADA,
 *   PERIODO_LETIVO_FECHADO, MATRICULA_MESMO_TURNO, TURMA_SEM_VAGA, DATA_ANTES_DA_ENTRADA, DATA_FUTURA
 */
export async function enturmarMatricula(ato: Ato, { id, ...nova }: Pedido & { id: number }): Promise<MovimentoFeito> {
  const { tx, hoje } = ato;
  const turmas = await travarTurmas(tx, [nova.turmaId]);
  const matricula = await travarMatricula(ato, id);
  const { enturmacao } = matricula;
  if (!isAtiva(matricula.movimento) || !enturmacao) throw erros.MATRICULA_NAO_ATIVA({ codigo: matricula.codigo });
  const periodos = await travarPeriodos(tx, [matricula]);
  conferirPeriodo(periodos.get(chaveDoPeriodo(matricula)) ?? null);
  const encontrada = turmas.get(nova.turmaId);
  conferirTurma(encontrada ?? null, matricula);
  if (!encontrada) throw erros.TURMA_INEXISTENTE({}, { campos: ['turmaId'] });
  if (encontrada.id === enturmacao.turmaId)
    throw erros.MESMA_TURMA({ aluno: matricula.alunoNome, turma: encontrada.nome }, { campos: ['turmaId'] });
  await conferirMesmoTurno(tx, matricula, encontrada);
  // Who has not begun sits in the other class from the first day: that day may be named too.
  const naEntrada = enturmacao.dataInicio > hoje && nova.dataInicio === enturmacao.dataInicio;
  const efeito = naEntrada ? nova.dataInicio : efeitoDoMovimento(nova.dataInicio, enturmacao.dataInicio, hoje, 'dataInicio');
  const entra = await decidirLugar(ato, encontrada, nova.motivoExcedente);
  return gravarMovimento(ato, matricula, {
    verbo: 'enturmacao',
    para: matricula.movimento,
    data: naEntrada ? hoje : nova.dataInicio,
    efeito,
    motivo: nova.motivo,
    dataSaida: matricula.dataSaida,
    entra,
  });
}
