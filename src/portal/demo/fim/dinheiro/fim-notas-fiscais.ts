import { sql } from 'kysely';
import { criarNotaFiscal, estornarNotaFiscal, gerarNotaFiscal } from '#domains/suprimentos/notas-fiscais/server/oficina.ts';
import type { Ato } from '#platform/server/ato.ts';
import { somarDias } from '#shared/datas.ts';
import { digitoDaChave } from '#shared/documentos/chave-de-acesso.ts';

type Compra = {
  /** How many days ago it came; not before the storeroom opened. */
  dias: number;
  documento: string;
  descricao: string;
  deposito: string | null;
  /** Of goods: code of the product, boxes, units in each, and what they cost in all. */
  itens: readonly { codigo: string; caixas: number; fator: number; valor: number }[];
  /** Of services: what was done, and for how much. */
  servico?: { nome: string; valor: number };
  frete?: number;
  parcelas: number;
  fim: 'rascunho' | 'gerada' | 'estornada';
};

/** What a school of Belém bought by invoice in the last weeks. */
const compras: readonly Compra[] = [
  {
    dias: 40,
    documento: '33000167000101',
    descricao: 'Papel e cadernos',
    deposito: 'Almoxarifado',
    frete: 3500,
    parcelas: 2,
    fim: 'gerada',
    itens: [{ codigo: 'PAP-001', caixas: 4, fator: 10, valor: 98_000 }],
  },
  {
    dias: 25,
    documento: '60701190000104',
    descricao: 'Merenda da quinzena',
    deposito: 'Cozinha',
    parcelas: 1,
    fim: 'gerada',
    itens: [
      { codigo: 'COZ-001', caixas: 3, fator: 10, valor: 17_940 },
      { codigo: 'COZ-002', caixas: 2, fator: 10, valor: 14_900 },
    ],
  },
  {
    dias: 18,
    documento: '60701190000104',
    descricao: 'Merenda entregue à escola errada',
    deposito: 'Cozinha',
    parcelas: 1,
    fim: 'estornada',
    itens: [{ codigo: 'COZ-001', caixas: 2, fator: 10, valor: 11_960 }],
  },
  {
    dias: 12,
    documento: '12ABC34501DE35',
    descricao: 'Manutenção dos aparelhos de ar',
    deposito: null,
    parcelas: 2,
    fim: 'gerada',
    itens: [],
    servico: { nome: 'Limpeza e carga de gás de 12 aparelhos', valor: 144_000 },
  },
  {
    dias: 6,
    documento: '33000167000101',
    descricao: 'Material de limpeza',
    deposito: 'Almoxarifado',
    frete: 2000,
    parcelas: 3,
    fim: 'gerada',
    itens: [
      { codigo: 'LIM-001', caixas: 2, fator: 24, valor: 11_952 },
      { codigo: 'LIM-002', caixas: 3, fator: 6, valor: 12_420 },
    ],
  },
  {
    dias: 2,
    documento: '33000167000101',
    descricao: 'Papel sulfite',
    deposito: 'Almoxarifado',
    parcelas: 2,
    fim: 'rascunho',
    itens: [{ codigo: 'PAP-001', caixas: 2, fator: 10, valor: 49_800 }],
  },
  {
    dias: 1,
    documento: '60701190000104',
    descricao: 'Merenda da semana',
    deposito: 'Cozinha',
    parcelas: 1,
    fim: 'rascunho',
    itens: [{ codigo: 'COZ-002', caixas: 1, fator: 10, valor: 7600 }],
  },
];

type Ids = {
  fornecedorId: number;
  categoriaId: number | null;
  formaId: number;
  contaId: number;
  produtos: Record<string, { id: number; nome: string }>;
};

/** Invoices in each of their states: what came in, what is still a draft, and one that was taken back. */
export async function receberNotas(ato: Ato): Promise<void> {
  for (const [i, compra] of compras.entries()) {
    const ids = await idsDe(ato, compra.documento);
    if (ids) await receber(ato, compra, { ...ids, numero: 4_100 + i * 37 });
  }
}

async function receber(ato: Ato, compra: Compra, { numero, ...ids }: Ids & { numero: number }): Promise<void> {
  const dia = somarDias(ato.hoje, -compra.dias);
  const { rows } = await sql<{ id: number }>`select id from depositos where nome = ${compra.deposito}`.execute(ato.tx);
  const vazio = { gtin: null, unidade: 'CX', descontoCentavos: 0, impostosCentavos: 0 };
  const bens = compra.itens.flatMap(({ codigo, caixas, fator, valor }) => {
    const produto = ids.produtos[codigo];
    return produto
      ? [
          {
            ...vazio,
            codigo: `${codigo}-CX${fator}`,
            descricao: `${produto.nome} CX ${fator}`.toUpperCase(),
            quantidade: String(caixas),
            valorCentavos: valor,
            estocado: true,
            produtoId: produto.id,
            fator: String(fator),
          },
        ]
      : [];
  });
  const servicos = compra.servico
    ? [
        {
          ...vazio,
          unidade: 'UN',
          codigo: null,
          descricao: compra.servico.nome,
          quantidade: '1',
          valorCentavos: compra.servico.valor,
          estocado: false,
          produtoId: null,
        },
      ]
    : [];
  const itens = [...bens, ...servicos];
  const total = itens.reduce((soma, item) => soma + item.valorCentavos, compra.frete ?? 0);
  if (total === 0 || ids.categoriaId === null) return;
  const parte = Math.trunc(total / compra.parcelas);
  const parcelas = Array.from({ length: compra.parcelas }, (_, i) => {
    const bruto = i === 0 ? total - parte * (compra.parcelas - 1) : parte;
    return { dataVencimento: somarDias(dia, 28 * (i + 1)), brutoCentavos: bruto, valorCentavos: bruto };
  });
  const nfe = compra.servico === undefined;
  const dataEmissao = somarDias(dia, -1);
  const nota = await criarNotaFiscal(ato, {
    modelo: nfe ? 'nfe' : 'outra',
    numero: String(numero),
    serie: nfe ? '1' : null,
    chave: nfe ? chaveDe(compra.documento, dataEmissao, numero) : null,
    fornecedorId: ids.fornecedorId,
    dataEmissao,
    dataEntrada: dia,
    descricao: compra.descricao,
    depositoId: rows[0]?.id ?? null,
    categoriaFinanceiraId: ids.categoriaId,
    centroCustoId: null,
    contaBancariaId: ids.contaId,
    formaPagamentoId: ids.formaId,
    freteCentavos: compra.frete ?? 0,
    itens,
    parcelas,
    observacoes: null,
  });
  if (compra.fim === 'rascunho') return;
  const gerada = await gerarNotaFiscal(ato, { ...nota, recalculoConfirmado: true });
  if (compra.fim === 'estornada')
    await estornarNotaFiscal(ato, { recalculoConfirmado: true, id: gerada.id, versao: gerada.versao, motivo: 'Entregue à escola errada' });
}

/** The key that an invoice issued on that day under that number would have. */
function chaveDe(documento: string, dia: string, numero: number): string {
  const corpo = `15${dia.slice(2, 4)}${dia.slice(5, 7)}${documento}55001${String(numero).padStart(9, '0')}1${String(numero * 7919)
    .padStart(8, '0')
    .slice(-8)}`;
  return corpo + digitoDaChave(corpo);
}

async function idsDe({ tx }: Ato, documento: string): Promise<Ids | null> {
  const { rows } =
    await sql<Ids>`select f.id as "fornecedorId", f.categoria_financeira_id as "categoriaId", p.id as "formaId", p.conta_bancaria_id as "contaId",
      (select coalesce(json_object_agg(x.codigo, json_build_object('id', x.id, 'nome', x.nome)), '{}') from produtos x) as produtos
    from v_fornecedor f join v_forma_pagamento p on p.id = coalesce(f.forma_pagamento_id, (select min(y.id) from v_forma_pagamento y where y.conta_bancaria_id is not null))
    where f.documento = ${documento}`.execute(tx);
  return rows[0] ?? null;
}
