import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import { auditarVarios } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { travarTurmas } from '#domains/academico/estrutura/server/door.ts';
import { chaveDoPeriodo, travarPeriodos } from '#domains/academico/periodos-letivos/server/door.ts';
import type { gerenciadorApi } from '../api.ts';
import { errosMatricula as erros } from '#domains/academico/matriculas/erros.ts';
import { conferirPeriodo } from '#domains/academico/matriculas/regras.ts';
import { nomeDe } from './gravar-remanejamento.ts';
import { travarMatriculas } from './remanejar.ts';

type Resposta = RespostaServidor<typeof gerenciadorApi.desfazerRemanejamento>;
type Mudanca = { id: number; turmaOrigemId: number; turmaDestinoId: number; desfeito: boolean; desfaz: boolean };
type Aluno = { matriculaId: number; movimentoId: number; nome: string; ultimo: boolean };

/**
 * Undoes a whole move: every student for whom it is still the last movement goes back to the very place he had, with his call
 * number; who moved or left since stays, and is named. All places are needed at once: without them nothing is undone.
 * @throws NAO_ENCONTRADO, REMANEJAMENTO_JA_DESFEITO, REMANEJAMENTO_SEM_VOLTA, TURMA_FECHADA, TURMA_SEM_VAGA, PERIODO_LETIVO_FECHADO
 */
export async function desfazerRemanejamento(ato: Ato, { id, motivo }: { id: number; motivo: string }): Promise<Resposta> {
  const { tx, quem, hoje, idioma } = ato;
  const mudanca = await abrir(tx, id);
  const turmas = await travarTurmas(tx, [mudanca.turmaOrigemId, mudanca.turmaDestinoId]);
  const origem = turmas.get(mudanca.turmaOrigemId);
  if (!origem) throw errosComuns.NAO_ENCONTRADO();
  const periodos = await travarPeriodos(tx, [origem]);
  conferirPeriodo(periodos.get(chaveDoPeriodo(origem)) ?? null);
  const { rows: quais } = await sql<{ id: number }>`select matricula_id as id from matriculas_movimentos
    where remanejamento_id = ${id} and tipo = 'enturmacao' order by matricula_id`.execute(tx);
  await travarMatriculas(
    ato,
    quais.map((q) => q.id),
  );
  const alunos = await carregarAlunos(tx, id);
  const voltam = alunos.filter((a) => a.ultimo);
  if (voltam.length === 0) throw erros.REMANEJAMENTO_SEM_VOLTA();
  const { rows } = await sql<{ id: number }>`with lote as (
      insert into remanejamentos (turma_origem_id, turma_destino_id, data_movimento, motivo, quantidade, usuario_id, usuario_nome, desfaz_id)
      select ${mudanca.turmaDestinoId}::bigint, ${mudanca.turmaOrigemId}::bigint, ${hoje}::date, ${motivo}, ${voltam.length}::int, ${quem.usuarioId}::bigint, ${nomeDe(quem)}, ${id}::bigint returning id),
    alvo as materialized (select v.id, v.matricula_id, v.de, v.para from matriculas_movimentos v where v.id = any(${voltam.map((a) => a.movimentoId)}::bigint[])),
    desfazimento as (
      insert into matriculas_movimentos (matricula_id, tipo, de, para, data_movimento, motivo, usuario_id, desfaz_id, remanejamento_id)
      select a.matricula_id, 'desfazimento', a.para, a.de, ${hoje}::date, ${motivo}, ${quem.usuarioId}::bigint, a.id, lote.id from alvo a cross join lote
      order by a.id returning id, desfaz_id),
    desfeita as (update enturmacoes e set data_fim = e.data_inicio, desfeita_por = d.id from desfazimento d where e.aberta_por = d.desfaz_id and e.data_fim is null),
    reaberta as (update enturmacoes e set data_fim = null, fechada_por = null from alvo a where e.fechada_por = a.id),
    matricula as (update matriculas set versao = versao + 1, updated_at = clock_timestamp() where id in (select matricula_id from alvo))
    select id from lote`.execute(tx);
  const remanejamentoId = rows[0]?.id ?? 0;
  await auditarVarios(
    ato,
    voltam.map(({ matriculaId }) => ({
      acao: 'matricula.desfazimento',
      alvoTipo: 'matricula',
      alvoId: matriculaId,
      motivo,
      antes: { turma: turmas.get(mudanca.turmaDestinoId)?.nome ?? null },
      depois: { turma: origem.nome, desfaz: 'enturmacao', remanejamentoId },
    })),
  );
  const mudou = erros.MOVIMENTO_NAO_E_O_ULTIMO({ codigo: '' });
  return {
    remanejamentoId,
    movidos: voltam.length,
    itens: alunos.map(({ matriculaId, nome, ultimo }) => ({
      matriculaId,
      nome,
      excedente: false,
      situacao: ultimo ? 'movido' : 'recusado',
      codigo: ultimo ? null : mudou.code,
      mensagem: ultimo ? null : erros.ALUNO_MUDOU_DEPOIS({ aluno: nome }).mensagem(idioma),
    })),
  };
}

async function abrir(tx: Tx, id: number): Promise<Mudanca> {
  await sql`select 1 from remanejamentos where id = ${id} for key share`.execute(tx);
  const { rows } =
    await sql<Mudanca>`select r.id, r.turma_origem_id as "turmaOrigemId", r.turma_destino_id as "turmaDestinoId", r.desfaz_id is not null as desfaz,
      exists (select 1 from remanejamentos d where d.desfaz_id = r.id) as desfeito from remanejamentos r where r.id = ${id}`.execute(tx);
  const [mudanca] = rows;
  if (!mudanca) throw errosComuns.NAO_ENCONTRADO();
  if (mudanca.desfeito) throw erros.REMANEJAMENTO_JA_DESFEITO();
  if (mudanca.desfaz) throw erros.REMANEJAMENTO_SEM_VOLTA();
  return mudanca;
}

async function carregarAlunos(tx: Tx, id: number): Promise<Aluno[]> {
  const { rows } = await sql<Aluno>`select v.matricula_id as "matriculaId", v.id as "movimentoId", p.nome_completo as nome,
      not exists (select 1 from matriculas_movimentos d where d.desfaz_id = v.id)
      and not exists (select 1 from matriculas_movimentos o where o.matricula_id = v.matricula_id and o.id > v.id and o.tipo <> 'desfazimento'
        and not exists (select 1 from matriculas_movimentos d where d.desfaz_id = o.id)) as ultimo
    from matriculas_movimentos v join matriculas m on m.id = v.matricula_id join v_pessoa_resumo p on p.id = m.aluno_id
    where v.remanejamento_id = ${id} and v.tipo = 'enturmacao' order by v.id`.execute(tx);
  return rows;
}
