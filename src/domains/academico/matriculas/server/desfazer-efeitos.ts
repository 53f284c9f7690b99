import { sql } from 'kysely';
import { auditar } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { desfazerFalecimento } from '#domains/pessoas/server/door.ts';
import { errosMatricula as erros } from '../erros.ts';
import type { Circunstancia } from './gravar-movimento.ts';
import { type MatriculaTravada, travarMatricula } from './travar-matricula.ts';

/**
 * The enrollment that a reclassification made no longer counts: its creation is undone, and it stays as a cancelled one.
 * @throws RECLASSIFICACAO_COM_MOVIMENTOS when it has a life of its own already
 */
export async function desfazerNovaMatricula(tx: Tx, { quem, fuso, pedido }: Circunstancia, id: number, motivo: string): Promise<void> {
  const nova = await travarMatricula(tx, quem, id, fuso);
  if (nova.ultimo) throw erros.RECLASSIFICACAO_COM_MOVIMENTOS({ codigo: nova.codigo });
  await sql`with criacao as (select v.id from matriculas_movimentos v where v.matricula_id = ${id} and v.tipo = 'criacao'),
    desfazimento as (
      insert into matriculas_movimentos (matricula_id, tipo, de, para, data_movimento, motivo, usuario_id, desfaz_id)
      select ${id}, 'desfazimento', ${nova.movimento}, 'cancelada', ${nova.hoje}, ${motivo}, ${quem.usuarioId}, criacao.id from criacao returning id),
    desfeita as (update enturmacoes set data_fim = data_inicio, desfeita_por = desfazimento.id from desfazimento where matricula_id = ${id} and data_fim is null)
    update matriculas set movimento = 'cancelada', data_saida = data_matricula, versao = versao + 1, updated_at = clock_timestamp() where id = ${id}`.execute(
    tx,
  );
  await auditar(
    tx,
    quem,
    {
      acao: 'matricula.desfazimento',
      alvoTipo: 'matricula',
      alvoId: id,
      motivo,
      antes: { movimento: nova.movimento, turma: nova.enturmacao?.turmaNome ?? null },
      depois: { movimento: 'cancelada', desfaz: 'criacao' },
    },
    pedido,
  );
}

/**
 * The death that the movement recorded is taken back from the people register.
 * @throws FALECIDO_EM_OUTRA_MATRICULA while another enrollment of the student still ends with it
 */
export async function desfazerObito(
  tx: Tx,
  { quem, pedido }: Circunstancia,
  { id, alunoId }: MatriculaTravada,
  motivo: string,
): Promise<void> {
  const { rows } = await sql<{ codigo: string }>`select codigo from matriculas
    where aluno_id = ${alunoId} and id <> ${id} and movimento = 'falecido' order by id limit 1`.execute(tx);
  if (rows[0]) throw erros.FALECIDO_EM_OUTRA_MATRICULA({ codigo: rows[0].codigo });
  await desfazerFalecimento(tx, quem, { pessoaId: alunoId, motivo }, pedido);
}
