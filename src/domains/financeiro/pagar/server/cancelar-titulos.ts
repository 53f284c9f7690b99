import { sql } from 'kysely';
import { registrarEstornosDeFatos } from '#domains/contabil/server/door.ts';
import { auditarVarios, nomeDoAutor, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import { errosPagar } from '../erros.ts';
import type { TituloPagarTravado } from './carregar.ts';
import './restricoes.ts';

/** Cancels titles that the caller holds locked and found open: the state, a row and the opposite fact each; a bill without a living title ends with them. Throws TITULO_NO_BANCO. */
export async function cancelarTitulosPagar(
  ato: Ato<Pessoa>,
  { titulos, motivo }: { titulos: readonly TituloPagarTravado[]; motivo: string },
): Promise<void> {
  const { tx, quem, hoje } = ato;
  for (const { numero, noBanco } of titulos) if (noBanco !== null) throw errosPagar.TITULO_NO_BANCO({ numero, arquivo: noBanco });
  const ids = titulos.map((t) => t.id);
  const contas = [...new Set(titulos.map((t) => t.contaPagarId))];
  // Two who cancel the last titles of a bill take turns: the second finds that none is left.
  await sql`select 1 from contas_pagar where id = any(${contas}::bigint[]) order by id for update`.execute(tx);
  await sql`update titulos_pagar set situacao = 'cancelado', versao = versao + 1, updated_at = clock_timestamp() where id = any(${ids}::bigint[])`.execute(
    tx,
  );
  // What they handed over of withheld taxes is to be handed over again.
  await sql`update recolhimentos_itens set vivo = false where titulo_id = any(${ids}::bigint[])`.execute(tx);
  await sql`update contas_pagar c set viva = false, versao = versao + 1 where c.id = any(${contas}::bigint[])
    and not exists (select 1 from titulos_pagar t where t.conta_pagar_id = c.id and t.situacao <> 'cancelado')`.execute(tx);
  const { rows } = await sql<{
    id: number;
    tituloId: number;
    dataFato: string;
  }>`insert into titulos_pagar_cancelamentos (titulo_id, data_cancelamento, motivo, usuario_id, usuario_nome)
    select id, ${hoje}::date, ${motivo}, ${quem.usuarioId}::bigint, ${nomeDoAutor(quem)} from unnest(${ids}::bigint[]) as id
    returning id, titulo_id as "tituloId", greatest(${hoje}::date, (select f.data_fato from v_fato_contabil f
      where f.origem_tipo = 'titulo_pagar' and f.origem_id = titulo_id and f.evento = 'pagar.lancado')) as "dataFato"`.execute(tx);
  await registrarEstornosDeFatos(
    tx,
    rows.map((k) => ({
      evento: 'pagar.cancelado',
      // A bill of a coming month costs from then on: nothing of it is taken back before.
      dataFato: k.dataFato,
      origemTipo: 'titulo_pagar_cancelamento',
      origemId: k.id,
      original: { evento: 'pagar.lancado', origemTipo: 'titulo_pagar', origemId: k.tituloId },
    })),
  );
  await auditarVarios(
    ato,
    titulos.map((t) => ({
      acao: 'titulo_pagar.cancelado',
      alvoTipo: 'titulo_pagar',
      alvoId: t.id,
      motivo,
      antes: { situacao: t.situacao },
      depois: { situacao: 'cancelado' },
    })),
  );
}
