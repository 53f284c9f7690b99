import { sql } from 'kysely';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { auditar } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { exigir, pode } from '#platform/server/http/autorizacao.ts';
import { travarTurmas } from '#domains/academico/estrutura/server/door.ts';
import type { matriculasApi } from '../api.ts';
import { errosMatricula as erros } from '../erros.ts';
import { conferirDataDoMovimento, conferirTurma, decidirVaga } from '../regras.ts';
import { isAtiva } from '../situacoes.ts';
import type { Circunstancia, Situacao } from './mudar-situacao.ts';
import { travarMatricula } from './travar-matricula.ts';

type Pedido = EntradaServidor<typeof matriculasApi.enturmarMatricula>['body'];

/**
 * Moves the student to another class of the same course and year from a date on; the old placement stays as history.
 * @throws NAO_ENCONTRADO, MATRICULA_NAO_ATIVA, MESMA_TURMA, TURMA_DE_OUTRO_CURSO, TURMA_DE_OUTRO_ANO, TURMA_FECHADA,
 *   TURMA_SEM_VAGA, DATA_ANTES_DA_ENTRADA, DATA_FUTURA
 */
export async function enturmarMatricula(
  tx: Tx,
  { quem, fuso, pedido }: Circunstancia,
  { id, ...nova }: Pedido & { id: number },
): Promise<Situacao> {
  const turmas = await travarTurmas(tx, [nova.turmaId]);
  const matricula = await travarMatricula(tx, quem, id, fuso);
  const { enturmacao } = matricula;
  if (!isAtiva(matricula.movimento) || !enturmacao) throw erros.MATRICULA_NAO_ATIVA({ codigo: matricula.codigo });
  const turma = conferirTurma(turmas.get(nova.turmaId) ?? null, matricula);
  if (turma.id === enturmacao.turmaId) throw erros.MESMA_TURMA({ aluno: matricula.alunoNome, turma: turma.nome }, { campos: ['turmaId'] });
  conferirDataDoMovimento(nova.dataInicio, enturmacao.dataInicio, matricula.hoje, 'dataInicio');
  const { rows } = await sql<{ ocupadas: number }>`select ocupadas from v_turma_ocupacao where turma_id = ${turma.id}`.execute(tx);
  const ocupadas = rows[0]?.ocupadas ?? 0;
  if (ocupadas >= turma.vagas && nova.motivoExcedente !== null) exigir(quem, 'excesso-vagas:criar', pedido?.idioma ?? 'br');
  const vaga = decidirVaga(turma, ocupadas, nova.motivoExcedente, pode(quem, 'excesso-vagas:criar'));
  await sql`with movimento as (
      insert into matriculas_movimentos (matricula_id, tipo, de, para, data_movimento, motivo, usuario_id)
      values (${id}, 'enturmacao', ${matricula.movimento}, ${matricula.movimento}, ${nova.dataInicio}, ${nova.motivo}, ${quem.usuarioId}) returning id),
    fechada as (update enturmacoes set data_fim = ${nova.dataInicio}, fechada_por = movimento.id from movimento where enturmacoes.id = ${enturmacao.id}),
    aberta as (
      insert into enturmacoes (matricula_id, turma_id, data_inicio, numero_chamada, excedente, motivo_excedente, aberta_por)
      select ${id}, ${turma.id}, ${nova.dataInicio}, coalesce((select max(numero_chamada) from enturmacoes where turma_id = ${turma.id}), 0) + 1,
        ${vaga.excedente}, ${vaga.motivoExcedente}, movimento.id from movimento)
    update matriculas set versao = versao + 1, updated_at = clock_timestamp() where id = ${id}`.execute(tx);
  await auditar(
    tx,
    quem,
    {
      acao: 'matricula.enturmacao',
      alvoTipo: 'matricula',
      alvoId: id,
      motivo: nova.motivo,
      antes: { turma: enturmacao.turmaNome, dataInicio: enturmacao.dataInicio },
      depois: { turma: turma.nome, dataInicio: nova.dataInicio, ...vaga },
    },
    pedido,
  );
  return { id, codigo: matricula.codigo, movimento: matricula.movimento, versao: matricula.versao + 1 };
}
