import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { auditar, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import type { recadosApi } from '../api.ts';
import { errosRecado as erros } from '../erros.ts';

type Pedido = EntradaServidor<typeof recadosApi.enviarRecado>['body'];
type Destino = { nome: string; docentes: number[]; diario: string | null; doDestino: boolean };

/**
 * Sends a message to whoever teaches there today; who they are is written down with it.
 * @throws NAO_ENCONTRADO, RECADO_SEM_DOCENTE, RECADO_DE_OUTRO_DIARIO
 */
export async function enviarRecado(ato: Ato, pedido: Pedido): Promise<{ id: number; destinatarios: number }> {
  const { tx, quem } = ato;
  const { para, alvoId, turmaDisciplinaId, texto } = pedido;
  const { nome, docentes, diario, doDestino } = await lerDestino(ato, pedido);
  if (docentes.length === 0) throw erros.RECADO_SEM_DOCENTE({ nome }, { campos: ['alvoId'] });
  if (turmaDisciplinaId !== null && diario === null) throw errosComuns.NAO_ENCONTRADO();
  if (diario !== null && !doDestino) throw erros.RECADO_DE_OUTRO_DIARIO({ nome, diario }, { campos: ['turmaDisciplinaId'] });
  const autor = nomeDoAutor(quem);
  const { rows } = await sql<{ id: number }>`with novo as (
      insert into recados (texto, para, turma_id, curso_id, turma_disciplina_id, usuario_id, usuario_nome)
      values (${texto}, ${para}, ${para === 'turma' ? alvoId : null}::bigint, ${para === 'curso' ? alvoId : null}::bigint,
        ${turmaDisciplinaId}::bigint, ${quem.usuarioId}, ${autor}) returning id),
    deles as (insert into recados_destinatarios (recado_id, pessoa_id) select novo.id, x from novo, unnest(${docentes}::bigint[]) x)
    select id from novo`.execute(tx);
  const { id } = rows[0] as { id: number };
  await auditar(ato, { acao: 'recado.enviado', alvoTipo: 'recado', alvoId: id, depois: { para, alvoId, turmaDisciplinaId, docentes } });
  return { id, destinatarios: docentes.length };
}

/** What the destination is called, who teaches there today, and whether the diary is one of theirs. */
async function lerDestino({ tx, hoje }: Ato, { para, alvoId, turmaDisciplinaId }: Pedido): Promise<Destino> {
  const alvo = {
    docente: sql`select p.nome_completo as nome from v_pessoa_resumo p where p.id = ${alvoId}`,
    turma: sql`select t.nome from v_turma t where t.id = ${alvoId}`,
    curso: sql`select c.nome from v_curso c where c.id = ${alvoId}`,
  }[para];
  const la = {
    docente: sql`d.pessoa_id = ${alvoId}`,
    turma: sql`d.turma_id = ${alvoId}`,
    curso: sql`t.curso_id = ${alvoId}`,
  }[para];
  const { rows } = await sql<Destino>`with dali as materialized (
      select d.pessoa_id, d.turma_id, d.turma_disciplina_id, t.curso_id from v_docente_turma d join v_turma t on t.id = d.turma_id
      where t.situacao = 'aberta' and d.data_inicio <= ${hoje} and coalesce(d.data_fim, 'infinity') >= ${hoje} and ${la})
    select x.nome, (select coalesce(array_agg(distinct pessoa_id order by pessoa_id), '{}') from dali) as docentes,
      (select concat(td.disciplina_nome, ' · ', t.nome) from v_turma_disciplina td join v_turma t on t.id = td.turma_id
        where td.id = ${turmaDisciplinaId}::bigint) as diario,
      exists (select 1 from dali where turma_disciplina_id = ${turmaDisciplinaId}::bigint) as "doDestino"
    from (${alvo}) x`.execute(tx);
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  return rows[0];
}
