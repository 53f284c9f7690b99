import { errosListaDeBoletos } from '../erros.ts';
import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { auditarVarios, type Pessoa, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import { emFrase } from '#shared/listas/opcao.ts';
import { errosBoletos } from '#domains/financeiro/boletos/erros.ts';
import { isVivo, rotulosSituacaoBoleto, type SituacaoBoleto } from '#domains/financeiro/boletos/situacoes.ts';
import { baixaEnviada, baixaPedida, ficouNoBanco } from '#domains/financeiro/boletos/server/baixa-enviada.ts';
import { decidir } from '#domains/financeiro/boletos/server/decisoes.ts';
import '#domains/financeiro/boletos/server/restricoes.ts';

type Alvo = { id: number; numero: string; situacao: SituacaoBoleto; pedida: boolean; ficou: boolean; nsa: number | null };

/**
 * Asks that slips end: one that the bank does not know ends at once, the others with the next remittance and the bank's
 * answer. `desfazer` takes the request back while it was not sent. What the bank refused, and somebody took out of the queue, may be asked for again. Locks in the order of the ids; all or nothing.
 * Throws BOLETO_NAO_ENCONTRADO, BOLETO_NAO_SE_BAIXA, BAIXA_JA_ENVIADA.
 */
export async function pedirBaixas(
  ato: Ato<Pessoa>,
  pedido: { ids: readonly number[]; desfazer: boolean; motivo: string | null },
): Promise<{ pedidos: number; baixados: number }> {
  const { tx, quem } = ato;
  const ids = [...new Set(pedido.ids)];
  const { rows: alvos } =
    await sql<Alvo>`select b.id, b.nosso_numero_impresso as numero, b.situacao, ${baixaPedida} as pedida, ${ficouNoBanco} as ficou,
      (select max(r.nsa) from remessas_itens i join remessas r on r.id = i.remessa_id where i.boleto_id = b.id and i.movimento = 'baixa' and ${baixaEnviada}) as nsa
    from boletos b where b.id = any(${ids}) order by b.id for update of b`.execute(tx);
  if (alvos.length !== ids.length) throw errosBoletos.BOLETO_NAO_ENCONTRADO();
  const morto = alvos.find((b) => !isVivo(b.situacao));
  if (morto) throw errosBoletos.BOLETO_NAO_SE_BAIXA({ numero: morto.numero, situacao: emFrase(rotulosSituacaoBoleto, morto.situacao) });
  const enviada = alvos.find((b) => b.nsa !== null && !b.ficou);
  if (enviada) throw errosListaDeBoletos.BAIXA_JA_ENVIADA({ numero: enviada.numero, nsa: enviada.nsa ?? 0 });
  const novos = pedido.desfazer ? [] : alvos.filter((b) => b.situacao === 'gerada').map((b) => b.id);
  const deNovo = pedido.desfazer ? [] : alvos.filter((b) => b.ficou).map((b) => b.id);
  const outros = alvos.filter((b) => !novos.includes(b.id) && (b.pedida === pedido.desfazer || deNovo.includes(b.id))).map((b) => b.id);
  if (deNovo.length > 0) {
    const { rows: recusas } = await sql<{ id: number }>`select id from v_baixa_recusada
      where boleto_id = any(${deNovo}::bigint[]) and resultado = 'ignorada' order by id`.execute(tx);
    await decidir(
      ato,
      recusas.map(({ id }) => ({ linhaId: id, decisao: 'repetida' as const })),
    );
  }
  if (novos.length > 0)
    await sql`with mortos as (update boletos set situacao = 'baixada', versao = versao + 1 where id = any(${novos}) returning id)
      insert into boletos_situacoes (boleto_id, de, para, origem, motivo, usuario_id, usuario_nome)
      select id, 'gerada', 'baixada', 'pessoa', ${pedido.motivo}::text, ${quem.usuarioId}::bigint, ${nomeDoAutor(quem)} from mortos`.execute(
      tx,
    );
  if (outros.length > 0)
    await sql`update boletos set baixa_pedida_em = case when ${pedido.desfazer} then null else clock_timestamp() end, versao = versao + 1 where id = any(${outros})`.execute(
      tx,
    );
  await auditarVarios(
    ato,
    [...novos, ...outros].map((id) => ({
      acao: pedido.desfazer ? 'boleto.baixa_retirada' : 'boleto.baixa_pedida',
      alvoTipo: 'boleto',
      alvoId: id,
      motivo: pedido.motivo,
      depois: { baixaPedida: !pedido.desfazer },
    })),
  );
  return { pedidos: outros.length, baixados: novos.length };
}
