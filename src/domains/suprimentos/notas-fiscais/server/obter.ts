import { sql } from 'kysely';
import { historicoDe } from '#platform/server/auditoria/audit.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import { preparada } from '#platform/server/database/preparada.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { notasFiscaisApi } from '../api.ts';
import { errosNotaFiscal } from '../erros.ts';

type Ficha = RespostaServidor<typeof notasFiscaisApi.obter>;
type Item = Ficha['itens'][number];
type Titulo = NonNullable<Ficha['geracao']>['titulos'][number];
type Cabeca = Omit<Ficha, 'itens' | 'impostos' | 'parcelas' | 'geracao' | 'estorno' | 'historico'>;
type Geracao = Omit<NonNullable<Ficha['geracao']>, 'titulos'> & { contaPagarId: number };
type Estorno = NonNullable<Ficha['estorno']>;

/** One invoice with everything of it. Throws NOTA_FISCAL_NAO_ENCONTRADA. */
export async function obterNota(db: Db, id: number): Promise<Ficha> {
  const { rows } =
    await sql<Cabeca>`${preparada}select n.id, n.modelo, n.numero, n.serie, n.chave, n.fornecedor_id as "fornecedorId", f.nome as "fornecedorNome", n.descricao,
      n.data_emissao as "dataEmissao", n.data_entrada as "dataEntrada", n.total_centavos as "totalCentavos", n.situacao, n.deposito_id as "depositoId",
      d.nome as "depositoNome", n.categoria_financeira_id as "categoriaFinanceiraId", k.nome as "categoriaNome", n.centro_custo_id as "centroCustoId", c.nome as "centroNome",
      n.conta_bancaria_id as "contaBancariaId", b.nome as "contaNome", n.forma_pagamento_id as "formaPagamentoId", p.nome as "formaNome",
      n.frete_centavos as "freteCentavos", n.seguro_centavos as "seguroCentavos", n.outras_centavos as "outrasCentavos", n.desconto_centavos as "descontoCentavos",
      n.retido_centavos as "retidoCentavos", n.retido_no_arquivo_centavos as "retidoNoArquivoCentavos", n.sem_cobranca as "semCobranca", n.observacoes, n.arquivo_id is not null as "temArquivo", n.versao,
      n.criada_por_nome as "criadaPorNome", n.created_at as "criadaEm"
    from notas_fiscais n join v_fornecedor f on f.id = n.fornecedor_id
    left join depositos d on d.id = n.deposito_id
    left join v_categoria_financeira k on k.id = n.categoria_financeira_id
    left join v_centro_custo c on c.id = n.centro_custo_id
    left join v_conta_bancaria b on b.id = n.conta_bancaria_id
    left join v_forma_pagamento p on p.id = n.forma_pagamento_id where n.id = ${id}`.execute(db);
  const [nota] = rows;
  if (!nota) throw errosNotaFiscal.NOTA_FISCAL_NAO_ENCONTRADA();
  return {
    ...nota,
    ...(await partesDaNota(db, id)),
    ...(await efeitosDaNota(db, id)),
    historico: await historicoDe(db, 'nota_fiscal', id),
  };
}

async function partesDaNota(db: Db, id: number): Promise<Pick<Ficha, 'itens' | 'impostos' | 'parcelas'>> {
  const { rows: itens } =
    await sql<Item>`select i.codigo, i.gtin, i.descricao, i.unidade, i.quantidade, i.valor_centavos as "valorCentavos", i.desconto_centavos as "descontoCentavos",
      i.impostos_centavos as "impostosCentavos", i.custo_centavos as "custoCentavos", i.estocado, i.produto_id as "produtoId", p.nome as "produtoNome", p.unidade as "produtoUnidade",
      i.fator, i.quantidade_estoque as "quantidadeEstoque", i.reconhecido_por as "reconhecidoPor", i.categoria_financeira_id as "categoriaFinanceiraId",
      i.centro_custo_id as "centroCustoId"
    from notas_fiscais_itens i left join produtos p on p.id = i.produto_id where i.nota_fiscal_id = ${id} order by i.ordem`.execute(db);
  const { rows: impostos } = await sql<
    Ficha['impostos'][number]
  >`select tipo, nome, base_centavos as "baseCentavos", aliquota::text from notas_fiscais_impostos where nota_fiscal_id = ${id} order by ordem`.execute(
    db,
  );
  const { rows: parcelas } = await sql<
    Ficha['parcelas'][number]
  >`select data_vencimento as "dataVencimento", bruto_centavos as "brutoCentavos", valor_centavos as "valorCentavos"
    from notas_fiscais_parcelas where nota_fiscal_id = ${id} order by parcela`.execute(db);
  return { itens, impostos, parcelas };
}

/** What an invoice became, and its reversal. */
async function efeitosDaNota(db: Db, id: number): Promise<Pick<Ficha, 'geracao' | 'estorno'>> {
  const { rows: geracoes } =
    await sql<Geracao>`select g.usuario_nome as "usuarioNome", g.created_at as em, g.conta_pagar_id as "contaPagarId", c.numero as "contaPagarNumero",
      c.aprovacao, g.operacao_estoque_id as "operacaoEstoqueId"
    from notas_fiscais_geracoes g join v_conta_pagar c on c.id = g.conta_pagar_id where g.nota_fiscal_id = ${id}`.execute(db);
  const { rows: estornos } =
    await sql<Estorno>`select usuario_nome as "usuarioNome", created_at as em, motivo, data_estorno as data from notas_fiscais_estornos where nota_fiscal_id = ${id}`.execute(
      db,
    );
  const [geracao] = geracoes;
  if (!geracao) return { geracao: null, estorno: null };
  const { rows: titulos } =
    await sql<Titulo>`select id, numero, data_vencimento as "dataVencimento", valor_centavos as "valorCentavos", saldo_centavos as "saldoCentavos", situacao
    from v_titulo_pagar where conta_pagar_id = ${geracao.contaPagarId} order by parcela`.execute(db);
  return { geracao: { ...geracao, titulos }, estorno: estornos[0] ?? null };
}
