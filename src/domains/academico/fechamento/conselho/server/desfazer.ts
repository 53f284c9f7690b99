import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { type Autor, auditar, autorDaLinha } from '#platform/server/auditoria/audit.ts';
import { errosConselho as erros } from '../erros.ts';
import { carregarConselho } from './carregar.ts';

type Pedido = { id: number; motivo: string };

/**
 * Reopens a council: its minutes are cancelled, stay as they were drawn up, and others follow.
 * @throws NAO_ENCONTRADO, CONSELHO_DE_ANO_FECHADO, CONSELHO_PARADO, CONSELHO_SEM_ATA
 */
export async function reabrirConselho(ato: Ato<Autor>, { id, motivo }: Pedido): Promise<{ id: number }> {
  const conselho = await carregarConselho(ato, id, 'so');
  if (conselho.situacao !== 'lavrado') throw erros.CONSELHO_SEM_ATA();
  const ata = await cancelarAta(ato, { id, motivo });
  await sql`update conselhos set situacao = 'aberto', versao = versao + 1 where id = ${id}`.execute(ato.tx);
  await auditar(ato, { acao: 'conselho.reaberto', alvoTipo: 'conselho', alvoId: id, motivo, antes: { ata } });
  return { id };
}

/**
 * Cancels a council, with its minutes where it has some: nothing that it decided counts, and another may be opened.
 * @throws NAO_ENCONTRADO, CONSELHO_DE_ANO_FECHADO, CONSELHO_PARADO
 */
export async function cancelarConselho(ato: Ato<Autor>, { id, motivo }: Pedido): Promise<{ id: number }> {
  const { situacao } = await carregarConselho(ato, id, 'so');
  const ata = situacao === 'lavrado' ? await cancelarAta(ato, { id, motivo }) : null;
  const { usuarioNome } = autorDaLinha(ato.quem);
  await sql`update conselhos set situacao = 'cancelado', cancelado_em = clock_timestamp(), cancelado_motivo = ${motivo}, cancelado_por = ${usuarioNome},
    versao = versao + 1 where id = ${id}`.execute(ato.tx);
  await auditar(ato, { acao: 'conselho.cancelado', alvoTipo: 'conselho', alvoId: id, motivo, antes: { ata } });
  return { id };
}

/** Gives the number of the minutes that no longer stand. */
async function cancelarAta({ tx, quem, hoje }: Ato<Autor>, { id, motivo }: Pedido): Promise<string> {
  const { usuarioId, usuarioNome } = autorDaLinha(quem);
  const { rows } = await sql<{ numero: string }>`with viva as (
      select a.id, a.numero from conselhos_atas a where a.conselho_id = ${id} and not exists (select 1 from conselhos_atas_cancelamentos x where x.ata_id = a.id)),
    nova as (insert into conselhos_atas_cancelamentos (ata_id, data_cancelamento, motivo, usuario_id, usuario_nome)
      select id, ${hoje}::date, ${motivo}, ${usuarioId}::bigint, ${usuarioNome} from viva returning ata_id)
    select v.numero from viva v join nova n on n.ata_id = v.id`.execute(tx);
  if (!rows[0]) throw erros.CONSELHO_SEM_ATA();
  return rows[0].numero;
}
