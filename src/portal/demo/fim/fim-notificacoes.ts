import { sql } from 'kysely';
import { frequenciaDosAlunos } from '#domains/academico/diario/frequencia/server/door.ts';
import { marcoAlcancado } from '#domains/academico/paineis/notificacoes/marcos.ts';
import { prepararCartas } from '#domains/academico/paineis/notificacoes/medias/server/oficina.ts';
import { prepararNotificacoes, registrarEnvio } from '#domains/academico/paineis/notificacoes/server/oficina.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { Correio } from '#platform/server/correio/mail.ts';

const NOTIFICADOS = 4;

/** Of these, the enrollments of which a notice is due. */
async function acimaDoLimite({ tx }: Ato, faltosos: readonly { id: number; turmaId: number }[]): Promise<number[]> {
  const frequencias = await frequenciaDosAlunos(tx, [...new Set(faltosos.map(({ turmaId }) => turmaId))]);
  const niveis = new Map(frequencias.map(({ matriculaId, nivel }) => [matriculaId, nivel]));
  return faltosos.map(({ id }) => id).filter((id) => marcoAlcancado(niveis.get(id) ?? null) !== null);
}

/**
 * Notices of whoever misses most: two that were delivered to the family and to the Conselho Tutelar, one to the family alone, one that waits;
 * of the others notice is still due, of one at least whatever the size of the school.
 */
export async function notificarFaltosos(ato: Ato, { anoLetivoId, correio }: { anoLetivoId: number; correio: Correio }): Promise<void> {
  const { rows } = await sql<{
    id: number;
    turmaId: number;
  }>`select f.matricula_id as id, m.turma_id as "turmaId" from v_falta f join v_matricula_resumo m on m.id = f.matricula_id
    where m.ano_letivo_id = ${anoLetivoId} and m.movimento = 'ativa' and m.turma_id is not null
    group by 1, 2 order by sum(f.faltas) desc, 1 limit ${2 * NOTIFICADOS}`.execute(ato.tx);
  const devidas = await acimaDoLimite(ato, rows);
  const notificados = devidas.slice(0, Math.min(NOTIFICADOS, devidas.length - 1));
  if (notificados.length === 0) return;
  const { preparadas } = await prepararNotificacoes(ato, { matriculaIds: notificados, porEmail: false, correio });
  for (const [i, { id }] of preparadas.entries()) {
    const entrega = { id, meio: 'entregue' as const, email: null, correio };
    if (i < 3) await entregarAFamilia(ato, entrega);
    if (i < 2) await registrarEnvio(ato, { ...entrega, destino: 'conselho', pessoaId: null, protocolo: `Protocolo ${120 + i}` });
  }
}

type Entrega = { id: number; meio: 'entregue'; email: null; correio: Correio };

async function entregarAFamilia(ato: Ato, entrega: Entrega): Promise<void> {
  const { rows } = await sql<{ id: number }>`select coalesce((r ->> 'pessoaId')::bigint, 0) as id from notificacoes n
    cross join lateral jsonb_array_elements(n.conteudo -> 'responsaveis') r where n.id = ${entrega.id}`.execute(ato.tx);
  for (const { id: pessoaId } of rows)
    await registrarEnvio(ato, { ...entrega, destino: 'responsavel', pessoaId, protocolo: 'Assinou o recebimento' });
}

/** Letters about the averages of the first etapa of the year: two, of which the family of one has its own. */
export async function escreverAsFamilias(ato: Ato, { anoLetivoId, correio }: { anoLetivoId: number; correio: Correio }): Promise<void> {
  const { rows } = await sql<{ etapaId: number; matriculaIds: number[] }>`select e.id as "etapaId",
      coalesce((array_agg(distinct r.matricula_id order by r.matricula_id))[:2], '{}') as "matriculaIds"
    from v_resultado_disciplina r join v_etapa e on e.id = r.etapa_id join v_matricula_resumo m on m.id = r.matricula_id and m.movimento = 'ativa'
    where e.ano_letivo_id = ${anoLetivoId} and r.media < 5 group by e.id, e.data_inicio order by e.data_inicio, e.id limit 1`.execute(
    ato.tx,
  );
  for (const pedido of rows) {
    const { preparadas } = await prepararCartas(ato, { ...pedido, porEmail: false, correio });
    for (const { id } of preparadas.slice(0, 1)) await entregarAFamilia(ato, { id, meio: 'entregue', email: null, correio });
  }
}
