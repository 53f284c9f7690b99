import { sql } from 'kysely';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { auditar } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { chaveDoPeriodo, travarPeriodos } from '#domains/academico/periodos-letivos/server/door.ts';
import type { matriculasApi } from '../api.ts';
import { errosMatricula as erros } from '../erros.ts';
import { conferirPeriodo } from '../regras.ts';
import { isAtiva } from '../situacoes.ts';
import type { Circunstancia, Situacao } from './mudar-situacao.ts';
import { travarMatricula } from './travar-matricula.ts';

type Pedido = EntradaServidor<typeof matriculasApi.desfazerMovimento>['body'];

/**
 * Undoes the last movement that still stands, exactly: the state comes back, the placement it closed opens again in the same
 * class with the same call number (when the class is open and has the place), the one it opened no longer counts. Nothing is
 * erased: the undo is a movement of its own. Again, it undoes the one before.
 * @throws NAO_ENCONTRADO, NADA_A_DESFAZER, PERIODO_LETIVO_FECHADO, TURMA_FECHADA, TURMA_SEM_VAGA, MATRICULA_ATIVA_EXISTENTE
 */
export async function desfazerMovimento(
  tx: Tx,
  { quem, fuso, pedido }: Circunstancia,
  { id, motivo }: Pedido & { id: number },
): Promise<Situacao> {
  const matricula = await travarMatricula(tx, quem, id, fuso);
  const { ultimo } = matricula;
  if (!ultimo) throw erros.NADA_A_DESFAZER({ codigo: matricula.codigo });
  const { outraAtiva } = matricula;
  if (outraAtiva && isAtiva(ultimo.de)) {
    throw erros.MATRICULA_ATIVA_EXISTENTE({ aluno: matricula.alunoNome, codigo: outraAtiva.codigo, turma: outraAtiva.turmaNome ?? '—' });
  }
  const periodos = await travarPeriodos(tx, [matricula]);
  conferirPeriodo(periodos.get(chaveDoPeriodo(matricula)) ?? null);
  // The database locks the class that takes the student back, and refuses when it is closed or full.
  const {
    rows: [desfazimento],
  } = await sql<{ id: number }>`with desfazimento as (
      insert into matriculas_movimentos (matricula_id, tipo, de, para, data_movimento, motivo, usuario_id, desfaz_id)
      values (${id}, 'desfazimento', ${matricula.movimento}, ${ultimo.de}, ${matricula.hoje}, ${motivo}, ${quem.usuarioId}, ${ultimo.id}) returning id),
    desfeita as (update enturmacoes set data_fim = data_inicio, desfeita_por = desfazimento.id from desfazimento where aberta_por = ${ultimo.id} and data_fim is null),
    reaberta as (update enturmacoes set data_fim = null, fechada_por = null where fechada_por = ${ultimo.id}),
    matricula as (update matriculas set movimento = ${ultimo.de}, data_saida = case when ${isAtiva(ultimo.de)} then null else data_saida end,
      versao = versao + 1, updated_at = clock_timestamp() where id = ${id})
    select id from desfazimento`.execute(tx);
  await auditar(
    tx,
    quem,
    {
      acao: 'matricula.desfazimento',
      alvoTipo: 'matricula',
      alvoId: id,
      motivo,
      antes: { movimento: matricula.movimento, turma: matricula.enturmacao?.turmaNome ?? null },
      depois: { movimento: ultimo.de, desfaz: ultimo.tipo, movimentoId: desfazimento?.id ?? null },
    },
    pedido,
  );
  return { id, codigo: matricula.codigo, movimento: ultimo.de, versao: matricula.versao + 1 };
}
