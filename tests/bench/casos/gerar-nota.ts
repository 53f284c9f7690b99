import { sql } from 'kysely';
import { criarNotaFiscal, gerarNotaFiscal } from '#domains/suprimentos/notas-fiscais/server/oficina.ts';
import { transacao, type Tx } from '#platform/server/database/kysely.ts';
import { hojeEm, somarMeses } from '#shared/datas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { fernanda, fuso } from '#tests/helpers/financeiro.ts';
import { type Caso, defineCaso, igual } from '../caso.ts';
import type { ContextoBench } from '../contexto.ts';
import { semDeixarRastro } from '../sem-deixar-rastro.ts';

const ITENS = 200;
/** What a generation adds to, in the order in which the rows refer to each other. */
const tabelas = [
  'operacoes_estoque',
  'movimentos_estoque',
  'saldos_estoque',
  'contas_pagar',
  'titulos_pagar',
  'titulos_pagar_rateio',
  'notas_fiscais_geracoes',
  'fatos_contabeis',
  'auditoria',
] as const;
type Preparado = { id: number; versao: number; linhas: Record<string, string> };

/** A draft of 200 products and two installments, and the rows that its generation writes, taken down before they are rolled back. */
async function preparar(contexto: ContextoBench): Promise<Preparado> {
  const { db } = contexto;
  const hoje = hojeEm(new Date(), fuso);
  const marca = `bn${Date.now()}`;
  const nota = await transacao(db, async (tx) => {
    const { rows } = await sql<{
      fornecedor: number;
      deposito: number;
      categoria: number;
      conta: number;
      forma: number;
      grupo: number;
    }>`select
      (select min(id) from fornecedores where ativo) as fornecedor, (select min(id) from depositos where ativo) as deposito,
      (select min(id) from categorias_financeiras where sentido = 'saida' and ativo) as categoria, (select min(id) from contas_bancarias) as conta,
      (select min(id) from formas_pagamento where ativa) as forma, (select min(id) from produtos_grupos) as grupo`.execute(tx);
    const [de] = rows;
    if (!de) throw new Error('a school without suppliers');
    const { rows: produtos } = await sql<{ id: number }>`insert into produtos (codigo, nome, grupo_id, unidade)
      select ${marca} || '-' || i, ${marca} || ' ' || i, ${de.grupo}, 'UN' from generate_series(1, ${ITENS}) i returning id`.execute(tx);
    const parcela = { brutoCentavos: 100_000, valorCentavos: 100_000 };
    return criarNotaFiscal(atoDe(tx, fernanda), {
      modelo: 'outra',
      numero: marca.slice(-12),
      serie: null,
      chave: null,
      fornecedorId: de.fornecedor,
      dataEmissao: hoje,
      dataEntrada: hoje,
      descricao: 'Bench',
      depositoId: de.deposito,
      categoriaFinanceiraId: de.categoria,
      centroCustoId: null,
      contaBancariaId: de.conta,
      formaPagamentoId: de.forma,
      freteCentavos: 0,
      seguroCentavos: 0,
      outrasCentavos: 0,
      descontoCentavos: 0,
      itens: produtos.map(({ id }, i) => ({
        descricao: `Bench ${i}`,
        unidade: 'UN',
        codigo: null,
        gtin: null,
        quantidade: '3',
        valorCentavos: 1_000,
        estocado: true,
        produtoId: id,
        fator: '1',
      })),
      impostos: [],
      parcelas: [1, 2].map((k) => ({ ...parcela, dataVencimento: somarMeses(hoje, k) })),
      observacoes: null,
    });
  });
  const linhas = await semDeixarRastro(contexto, async (tx) => {
    await gerar(tx, nota);
    // A row that this transaction wrote bears its number.
    const escritas: Record<string, string> = {};
    for (const tabela of tabelas) {
      const { rows } = await sql<{
        linhas: string;
      }>`select coalesce(json_agg(to_jsonb(t)), '[]')::text as linhas from ${sql.table(tabela)} t
        where t.xmin::text = (pg_current_xact_id()::xid)::text`.execute(tx);
      escritas[tabela] = rows[0]?.linhas ?? '[]';
    }
    return escritas;
  });
  return { ...nota, linhas };
}

const gerar = (tx: Tx, { id, versao }: { id: number; versao: number }) =>
  gerarNotaFiscal(atoDe(tx, fernanda), { id, versao, recalculoConfirmado: false });

/** The least SQL that writes the same rows: a statement a table. */
async function puro(tx: Tx, { id, linhas }: Preparado): Promise<number> {
  await sql`select 1 from notas_fiscais where id = ${id} for update`.execute(tx);
  let n = 0;
  for (const tabela of tabelas) {
    const { numAffectedRows = 0n } = await sql`insert into ${sql.table(tabela)} overriding system value
      select * from json_populate_recordset(null::${sql.table(tabela)}, ${linhas[tabela] ?? '[]'}::json)`.execute(tx);
    n += Number(numAffectedRows);
  }
  await sql`update notas_fiscais set situacao = 'gerada', versao = versao + 1, updated_at = clock_timestamp() where id = ${id}`.execute(tx);
  return n;
}

/** How many rows a generation wrote, by the same tables. */
async function doProduto(tx: Tx, nota: Preparado): Promise<number> {
  await gerar(tx, nota);
  return Object.values(nota.linhas).reduce((n, linhas) => n + (JSON.parse(linhas) as unknown[]).length, 0);
}

/** An invoice of 200 items into stock and payables. */
export const gerarNota: Caso[] = [
  defineCaso<Preparado>({
    nome: 'generate an invoice of 200 items',
    meta: { razao: 4 },
    vezes: 7,
    preparar,
    sql: (contexto, nota) => semDeixarRastro(contexto, (tx) => puro(tx, nota)),
    lote: (contexto, nota) => semDeixarRastro(contexto, (tx) => doProduto(tx, nota)),
    conferir: (doSql, produto) => igual('rows', doSql, produto),
  }),
];
