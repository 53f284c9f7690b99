import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import type { declaracoesQuitacaoApi } from '../api.ts';
import { diasDoAno } from '#domains/financeiro/declaracoes/ano.ts';
import { carregarQuitacao } from '#domains/financeiro/declaracoes/emissao/server/door.ts';
import { dito, emitidasDe, type PedidoDeDetalhe } from '#domains/financeiro/declaracoes/server/emitidas.ts';
import { recusaDaQuitacao } from '#domains/financeiro/declaracoes/emissao/server/door.ts';

type DetalheDaQuitacao = RespostaServidor<typeof declaracoesQuitacaoApi.obterQuitacao>;

/** The year of a payer month by month, with what stands against the settlement statement. Throws NAO_ENCONTRADO for an unknown person. */
export async function obterQuitacao(db: Db, pedido: PedidoDeDetalhe): Promise<DetalheDaQuitacao> {
  const { pagadorId, ano, hoje, idioma } = pedido;
  const quitacao = (await carregarQuitacao(db, ano, [pagadorId], hoje)).get(pagadorId);
  if (!quitacao) throw errosComuns.NAO_ENCONTRADO();
  const { de, ate } = diasDoAno(ano);
  const { rows: contestacoes } = await sql<DetalheDaQuitacao['contestacoes'][number]>`
    select c.id, q.id as "tituloId", q.numero, q.data_vencimento as "dataVencimento", q.saldo_centavos as "saldoCentavos", c.processo, c.data_contestacao as "dataContestacao"
    from debitos_contestados c join v_titulo_quitacao q on q.id = c.titulo_id
    where c.encerrada_em is null and q.pagador_id = ${pagadorId} and q.data_vencimento between ${de}::date and ${ate}::date order by q.data_vencimento, c.id`.execute(
    db,
  );
  const { conteudo, avaliacao } = quitacao;
  return {
    pagador: { id: pagadorId, nome: conteudo.pagador.nome },
    ano,
    direito: avaliacao.situacao,
    meses: avaliacao.meses,
    pendencias: avaliacao.pendencias,
    contestacoes,
    anosComDebito: conteudo.anosComDebito,
    impedimento: dito(recusaDaQuitacao(quitacao), idioma),
    emitidas: await emitidasDe(db, 'quitacao', pedido),
  };
}
