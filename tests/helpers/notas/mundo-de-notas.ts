import { sql } from 'kysely';
import {
  criarCategoriaFinanceira,
  criarContaBancaria,
  criarFormaPagamento,
  criarImposto,
} from '#domains/financeiro/cadastros/server/oficina.ts';
import { criarFornecedor } from '#domains/financeiro/fornecedores/server/oficina.ts';
import { arquivoGuardado, importarNota } from '#domains/suprimentos/notas-fiscais/arquivo/server/oficina.ts';
import { criarNotaFiscal, estornarNotaFiscal, gerarNotaFiscal } from '#domains/suprimentos/notas-fiscais/server/oficina.ts';
import { type Db, transacao, type Tx } from '#platform/server/database/kysely.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { mundoDoEstoque, quem } from '#tests/helpers/estoque/mundo-do-estoque.ts';
import { CNPJ_DO_FORNECEDOR, nfeXml, type NotaDoXml } from './nfe.ts';

export type MundoDeNotas = Awaited<ReturnType<typeof mundoDeNotas>>;
export type CorpoDaNota = Parameters<typeof criarNotaFiscal>[1];

/** Two products in two warehouses, a supplier with its usual category and method, and an account to pay from. */
export async function mundoDeNotas(db: Db) {
  const estoque = await mundoDoEstoque(db, ['Detergente', 'Papel A4', 'Arroz']);
  const financeiro = await transacao(db, async (tx) => {
    const ato = atoDe(tx, quem);
    const { id: contaBancariaId } = await criarContaBancaria(ato, { nome: 'Caixa', tipo: 'caixa' });
    const { id: formaPagamentoId } = await criarFormaPagamento(ato, { nome: 'Dinheiro', tipo: 'dinheiro', contaBancariaId });
    const { id: material } = await criarCategoriaFinanceira(ato, { nome: 'Material', sentido: 'saida' });
    const { id: servicos } = await criarCategoriaFinanceira(ato, { nome: 'Serviços', sentido: 'saida' });
    await criarImposto(ato, {
      nome: 'IRRF 1,5 %',
      tipo: 'ir',
      aliquota: '1,5',
      minimoCentavos: 1000,
      fatoGerador: 'emissao',
      regraVencimento: 'segundo_decendio',
      vigenteDesde: '2020-01-01',
      vigenteAte: '2026-12-31',
    });
    const { id: fornecedorId } = await criarFornecedor(ato, {
      documento: CNPJ_DO_FORNECEDOR,
      nome: 'Distribuidora Belém',
      categoriaFinanceiraId: material,
      formaPagamentoId,
    });
    return { contaBancariaId, formaPagamentoId, material, servicos, fornecedorId };
  });
  const [depositoId = 0, cozinhaId = 0] = estoque.depositos;
  const [detergente = 0, papel = 0, arroz = 0] = estoque.produtos;
  return { ...estoque, ...financeiro, depositoId, cozinhaId, detergente, papel, arroz };
}

let numero = 100;
/** A typed invoice of 100,00 of paper and 50,00 of what is used up, with 10,00 of freight, in two installments; override what the test is about. */
export function corpoDaNota(
  m: Pick<MundoDeNotas, 'fornecedorId' | 'depositoId' | 'material' | 'contaBancariaId' | 'formaPagamentoId' | 'papel'>,
  partes: Partial<CorpoDaNota> = {},
): CorpoDaNota {
  numero += 1;
  return {
    modelo: 'outra',
    numero: String(numero),
    serie: null,
    chave: null,
    fornecedorId: m.fornecedorId,
    dataEmissao: '2026-02-03',
    dataEntrada: '2026-02-05',
    descricao: 'Material de escritório',
    depositoId: m.depositoId,
    categoriaFinanceiraId: m.material,
    centroCustoId: null,
    contaBancariaId: m.contaBancariaId,
    formaPagamentoId: m.formaPagamentoId,
    freteCentavos: 1000,
    seguroCentavos: 0,
    outrasCentavos: 0,
    descontoCentavos: 0,
    itens: [
      {
        descricao: 'Papel A4',
        unidade: 'CX',
        codigo: 'PAP',
        gtin: null,
        quantidade: '2',
        valorCentavos: 10_000,
        estocado: true,
        produtoId: m.papel,
        fator: '10',
      },
      {
        descricao: 'Frete de retirada',
        unidade: 'UN',
        codigo: null,
        gtin: null,
        quantidade: '1',
        valorCentavos: 5000,
        estocado: false,
        produtoId: null,
      },
    ],
    impostos: [],
    parcelas: [
      { dataVencimento: '2026-03-10', brutoCentavos: 8000, valorCentavos: 8000 },
      { dataVencimento: '2026-04-10', brutoCentavos: 8000, valorCentavos: 8000 },
    ],
    observacoes: null,
    ...partes,
  };
}

export const lancar = (db: Db, corpo: CorpoDaNota, autor = quem) => transacao(db, (tx) => criarNotaFiscal(atoDe(tx, autor), corpo));
export const gerar = (tx: Tx, { id, versao }: { id: number; versao: number }, recalculoConfirmado = false) =>
  gerarNotaFiscal(atoDe(tx, quem), { id, versao, recalculoConfirmado });
export const estornar = (tx: Tx, { id, versao }: { id: number; versao: number }) =>
  estornarNotaFiscal(atoDe(tx, quem), { id, versao, motivo: 'Lançada por engano' });

/** Imports the XML of an invoice. */
export const importarXml = (db: Db, nota: NotaDoXml = {}, autor = quem) =>
  transacao(db, async (tx) => {
    const ato = atoDe(tx, autor);
    const conteudo = Buffer.from(nfeXml(nota), 'utf8');
    return importarNota(ato, { arquivoId: await arquivoGuardado(ato, { nome: 'nota.xml', conteudo }), conteudo });
  });

/** What an invoice became, in figures: titles that live, what is owed, and what a product has in stock. */
export async function efeitosDe(db: Db, id: number, produtoId: number) {
  const { rows } = await sql<{ titulos: number; aPagar: number; estoque: string }>`select
      (select count(*)::int from titulos_pagar t join notas_fiscais_geracoes g on g.conta_pagar_id = t.conta_pagar_id where g.nota_fiscal_id = ${id} and t.situacao <> 'cancelado') as titulos,
      (select coalesce(sum(t.valor_centavos), 0)::bigint from titulos_pagar t join notas_fiscais_geracoes g on g.conta_pagar_id = t.conta_pagar_id
        where g.nota_fiscal_id = ${id} and t.situacao <> 'cancelado') as "aPagar",
      (select coalesce(string_agg(s.quantidade || ' = ' || s.valor_centavos, '; '), '—') from saldos_estoque s where s.produto_id = ${produtoId}) as estoque`.execute(
    db,
  );
  return rows[0];
}
