import { sql } from 'kysely';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { auditar } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { travarTurmas } from '#domains/academico/estrutura/server/door.ts';
import { chaveDoPeriodo, travarPeriodos } from '#domains/academico/periodos-letivos/server/door.ts';
import type { matriculasApi } from '../api.ts';
import { errosMatricula as erros } from '../erros.ts';
import { conferirPeriodo, conferirTurma } from '../regras.ts';
import { isAtiva } from '../situacoes.ts';
import type { Circunstancia, Situacao } from './mudar-situacao.ts';
import { type MatriculaTravada, travarMatricula } from './travar-matricula.ts';

type Pedido = EntradaServidor<typeof matriculasApi.desfazerMovimento>['body'];

/**
 * Undoes the last movement that still stands, exactly: the state comes back, the placement it closed opens again in the same
 * class with the same call number (when the class is open and has the place), the one it opened no longer counts. Nothing is
 * erased: the undo is a movement of its own. Again, it undoes the one before.
 * @throws NAO_ENCONTRADO, NADA_A_DESFAZER, PERIODO_LETIVO_FECHADO, TURMA_FECHADA, TURMA_SEM_VAGA, MATRICULA_ATIVA_EXISTENTE
 */
export async function desfazerMovimento(tx: Tx, { quem, fuso, pedido }: Circunstancia, { id, motivo }: Pedido & { id: number }): Promise<Situacao> {
  const matricula = await travarMatricula(tx, quem, id, fuso);
  const { ultimo } = matricula;
  if (!ultimo) throw erros.NADA_A_DESFAZER({ codigo: matricula.codigo });
  await conferirVolta(tx, matricula, ultimo.id);
  const { rows: [desfazimento] } = await sql<{ id: number }>`with desfazimento as (
      insert into matriculas_movimentos (matricula_id, tipo, de, para, data_movimento, motivo, usuario_id, desfaz_id)
      values (${id}, 'desfazimento', ${matricula.movimento}, ${ultimo.de}, ${matricula.hoje}, ${motivo}, ${quem.usuarioId}, ${ultimo.id}) returning id),
    aberta as (update enturmacoes set data_fim = data_inicio, desfeita_por = desfazimento.id from desfazimento where aberta_por = ${ultimo.id} and data_fim is null),
    matricula as (update matriculas set movimento = ${ultimo.de}, data_saida = case when ${isAtiva(ultimo.de)} then null else data_saida end,
      versao = versao + 1, updated_at = clock_timestamp() where id = ${id})
    select id from desfazimento`.execute(tx);
  await sql`update enturmacoes set data_fim = null, fechada_por = null where fechada_por = ${ultimo.id}`.execute(tx);
  await auditar(tx, quem, {
    acao: 'matricula.desfazimento', alvoTipo: 'matricula', alvoId: id, motivo,
    antes: { movimento: matricula.movimento, turma: matricula.enturmacao?.turmaNome ?? null },
    depois: { movimento: ultimo.de, desfaz: ultimo.tipo, movimentoId: desfazimento?.id ?? null },
  }, pedido);
  return { id, codigo: matricula.codigo, movimento: ultimo.de, versao: matricula.versao + 1 };
}

async function conferirVolta(tx: Tx, matricula: MatriculaTravada, movimentoId: number): Promise<void> {
  const { rows } = await sql<{ turmaId: number | null; outra: { codigo: string; turmaNome: string | null } | null }>`select
    (select turma_id from enturmacoes where fechada_por = ${movimentoId}) as "turmaId",
    (select json_build_object('codigo', v.codigo, 'turmaNome', v.turma_nome) from v_matricula_resumo v where v.ativa and v.id <> ${matricula.id}
      and v.aluno_id = ${matricula.alunoId} and v.curso_id = ${matricula.cursoId} and v.ano_letivo_id = ${matricula.anoLetivoId}) as outra`.execute(tx);
  const outra = rows[0]?.outra;
  if (outra) throw erros.MATRICULA_ATIVA_EXISTENTE({ aluno: matricula.alunoNome, codigo: outra.codigo, turma: outra.turmaNome ?? '—' });
  const turmaId = rows[0]?.turmaId ?? null;
  if (turmaId === null) return;
  const turmas = await travarTurmas(tx, [turmaId]);
  conferirTurma(turmas.get(turmaId) ?? null, matricula);
  const periodos = await travarPeriodos(tx, [matricula]);
  conferirPeriodo(periodos.get(chaveDoPeriodo(matricula)) ?? null);
}
