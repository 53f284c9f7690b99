import { sql } from 'kysely';
import { contarParcelasAbertas } from '#domains/academico/contratos/aditivos/datados/server/door.ts';
import { escopoDeAlunos } from '#domains/academico/matriculas/server/door.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import { type Alunos, comMaisUma, medirProporcao } from '../../proporcao.ts';
import type { bolsasApi as api } from '../api.ts';
import { noContrato } from './desconto-de-bolsa.ts';

type Cota = { cursoNome: string; bolsas: number; concedidas: number };
type Pedido = {
  percentualSolicitado: string;
  antes: string | null;
  cota: Cota | null;
  /** Whose contract may still get the discount. */
  matriculaId: number | null;
};

/**
 * The proportions of a year, as they stand and if a request were granted with a discount, or with what it asks for where none is named; and what
 * the contract of the request has left to change, so that nobody grants what changes nothing without being told. @throws NAO_ENCONTRADO
 */
export async function medirBolsas(
  db: Db,
  {
    anoLetivoId,
    pedidoId,
    descontoId,
    quem,
  }: { anoLetivoId: number; pedidoId: number | undefined; descontoId: number | undefined; quem: Quem },
): Promise<RespostaServidor<typeof api.medirBolsas>> {
  const { rows } = await sql<Alunos>`select (select count(*)::int from v_matricula_do_ano where ano_letivo_id = ${anoLetivoId}) as total,
      count(*) filter (where b.percentual_concedido = 100)::int as integrais,
      count(*) filter (where b.percentual_concedido >= 50 and b.percentual_concedido < 100)::int as parciais
    from v_bolsa_do_ano b where b.ano_letivo_id = ${anoLetivoId}`.execute(db);
  const alunos = rows[0] ?? { total: 0, integrais: 0, parciais: 0 };
  const agora = medirProporcao(alunos);
  if (pedidoId === undefined) return { alunos, agora, seConceder: null, cota: null, parcelas: null };
  const { rows: pedidos } = await sql<Pedido>`select b.percentual_solicitado::text as "percentualSolicitado",
      (select o.percentual_concedido::text from v_bolsa_do_ano o where o.id = b.id) as antes,
      case when b.situacao in ('solicitado', 'em_comite', 'concedido') and ${noContrato} = 'nao' then b.matricula_id end as "matriculaId",
      (select json_build_object('cursoNome', c.nome, 'bolsas', q.bolsas, 'concedidas', (select count(*) from v_bolsa_do_ano o
          where o.ano_letivo_id = q.ano_letivo_id and o.curso_id = q.curso_id))
        from bolsas_cotas q join v_curso c on c.id = q.curso_id where q.ano_letivo_id = m.ano_letivo_id and q.curso_id = m.curso_id) as cota
    from bolsas_pedidos b join v_matricula_resumo m on m.id = b.matricula_id
    where b.id = ${pedidoId} and ${escopoDeAlunos(quem, sql.ref('m.turma_id')) ?? sql`true`}`.execute(db);
  const [pedido] = pedidos;
  if (!pedido) throw errosComuns.NAO_ENCONTRADO();
  const { rows: descontos } = await sql<{
    percentual: string | null;
  }>`select percentual::text from v_desconto where id = ${descontoId ?? null}::bigint`.execute(db);
  const nova = descontos[0]?.percentual ?? pedido.percentualSolicitado;
  const seConceder = medirProporcao(comMaisUma(alunos, { nova, antes: pedido.antes }));
  const parcelas = pedido.matriculaId === null ? null : await contarParcelasAbertas(db, pedido.matriculaId);
  return { alunos, agora, seConceder, cota: pedido.cota, parcelas };
}
