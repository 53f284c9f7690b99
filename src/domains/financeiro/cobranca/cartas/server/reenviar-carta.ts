import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { type Pessoa, auditar } from '#platform/server/auditoria/audit.ts';
import type { Correio } from '#platform/server/correio/mail.ts';
import { errosCobranca } from '#domains/financeiro/cobranca/erros.ts';
import type { MotivoDeParada, SituacaoCarta } from '#domains/financeiro/cobranca/situacoes.ts';
import { enviarCartas } from './enviar-cartas.ts';
import '#domains/financeiro/cobranca/server/restricoes.ts';

type Carta = { pagadorId: number; situacao: SituacaoCarta; repetida: boolean; email: string | null };
export type CartaReenviada = { id: number; situacao: SituacaoCarta; motivoParada: MotivoDeParada | null };

/**
 * Sends again a letter whose mail failed: of today, to the address of today, over what is still owed; with nothing left it is stopped with its reason.
 * Throws CARTA_NAO_ENCONTRADA, CARTA_NAO_FALHOU, CARTA_JA_ENVIADA when another left today, CARTA_REPETIDA when the ladder came again since.
 */
export async function reenviarCarta(
  ato: Ato<Pessoa> & { servicos: { correio: Pick<Correio, 'enviar'> } },
  id: number,
): Promise<CartaReenviada> {
  const { tx, hoje } = ato;
  await sql`select pg_advisory_xact_lock(hashtext('cobranca.cartas'))`.execute(tx);
  const { rows } = await sql<Carta>`select c.pagador_id as "pagadorId", c.situacao,
      exists (select 1 from cobrancas_cartas o where o.pagador_id = c.pagador_id and o.data_carta = ${hoje}::date
        and o.id <> c.id and o.situacao not in ('parada', 'falhou')) as repetida,
      (select v.valor from v_pessoa_contato v where v.pessoa_id = c.pagador_id and v.tipo = 'email' order by v.principal desc, v.id limit 1) as email
    from cobrancas_cartas c where c.id = ${id} for update`.execute(tx);
  const [carta] = rows;
  if (!carta) throw errosCobranca.CARTA_NAO_ENCONTRADA();
  if (carta.situacao !== 'falhou') throw errosCobranca.CARTA_NAO_FALHOU();
  if (carta.repetida) throw errosCobranca.CARTA_JA_ENVIADA();
  await sql`update cobrancas_cartas set situacao = 'preparada', motivo_falha = null, detalhe_falha = null, data_carta = ${hoje}::date, destino = ${carta.email},
      assunto = null, corpo = null, pagamento = '[]' where id = ${id}`.execute(tx);
  await sql`update cobrancas_cartas_titulos set nao_saiu = false, vale = true where carta_id = ${id}`.execute(tx);
  await auditar(ato, { acao: 'carta.reenviada', alvoTipo: 'carta_cobranca', alvoId: id, depois: { destino: carta.email } });
  await enviarCartas(ato, ato.servicos.correio, [id]);
  const { rows: depois } =
    await sql<CartaReenviada>`select id, situacao, motivo_parada as "motivoParada" from cobrancas_cartas where id = ${id}`.execute(tx);
  return depois[0] as CartaReenviada;
}
