import { sql } from 'kysely';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import type { gerenciadorApi } from '../api.ts';
import { escopoDeAlunos } from '#domains/academico/matriculas/server/escopo.ts';

type TurmaDoGerenciador = RespostaServidor<typeof gerenciadorApi.obterTurmaDoGerenciador>;
type Remanejamentos = RespostaServidor<typeof gerenciadorApi.listarRemanejamentos>;

/** Who sits in a class now, by call number, and its places, in one statement. @throws NAO_ENCONTRADO */
export async function obterTurmaDoGerenciador(db: Db, quem: Quem, id: number): Promise<TurmaDoGerenciador> {
  const escopo = escopoDeAlunos(quem, sql.ref('e.turma_id')) ?? sql`true`;
  const { rows } = await sql<TurmaDoGerenciador>`select
      json_build_object('id', t.id, 'nome', t.nome, 'cursoId', t.curso_id, 'cursoNome', t.curso_nome, 'anoLetivoId', t.ano_letivo_id, 'ano', t.ano, 'turno', t.turno,
        'situacao', t.situacao, 'vagas', t.vagas, 'ocupadas', coalesce(o.ocupadas, 0), 'excedentes', greatest(coalesce(o.ocupadas, 0) - t.vagas, 0)) as turma,
      (select coalesce(json_agg(json_build_object('matriculaId', m.id, 'codigo', m.codigo, 'nome', p.nome_completo, 'movimento', m.movimento,
          'numeroChamada', e.numero_chamada, 'desde', e.data_inicio, 'excedente', e.excedente) order by e.numero_chamada, p.nome_completo, m.id), '[]')
        from enturmacoes e join matriculas m on m.id = e.matricula_id join v_pessoa_resumo p on p.id = m.aluno_id
        where e.turma_id = t.id and e.data_fim is null and ${escopo}) as alunos
    from v_turma t left join v_turma_ocupacao o on o.turma_id = t.id where t.id = ${id}`.execute(db);
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  return rows[0];
}

/** The last ten moves, of a class when told, newest first. A move names no student, so whoever manages classes sees them. */
export async function listarRemanejamentos(db: Db, turmaId: number | undefined): Promise<Remanejamentos> {
  const daTurma = turmaId === undefined ? sql`true` : sql`(r.turma_origem_id = ${turmaId} or r.turma_destino_id = ${turmaId})`;
  const { rows } = await sql<Remanejamentos['itens'][number]>`select r.id, o.nome as "turmaOrigemNome", d.nome as "turmaDestinoNome",
      r.data_movimento as "dataMovimento", r.quantidade, r.motivo, r.usuario_nome as "usuarioNome", r.created_at as em,
      exists (select 1 from remanejamentos u where u.desfaz_id = r.id) as desfeito, r.desfaz_id is not null as desfaz
    from remanejamentos r join v_turma_resumo o on o.id = r.turma_origem_id join v_turma_resumo d on d.id = r.turma_destino_id
    where ${daTurma} order by r.id desc limit 10`.execute(db);
  return { itens: rows };
}
