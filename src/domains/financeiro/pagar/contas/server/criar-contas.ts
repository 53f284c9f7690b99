import { sql } from 'kysely';
import { type NovoFato, registrarFatos } from '#domains/contabil/server/door.ts';
import { conferirRecebimento } from '#domains/financeiro/cadastros/server/door.ts';
import { formatarParcela, formatarSerie } from '#domains/financeiro/titulos/emissao/numeracao.ts';
import { auditarVarios, nomeDoAutor, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { type DataCivil, partesDe } from '#shared/datas.ts';
import { type Centavos, somar } from '#shared/dinheiro.ts';
import { passaDoLimite } from '../../aprovacao/limite.ts';
import { lerRegras } from '../../aprovacao/server/door.ts';
import { conferirCodigo } from '../../server/conferir-codigo.ts';
import { identificar } from '../../server/identificar.ts';
import '../../server/restricoes.ts';
import { diaDoFato, type Divisao, type ParcelaPlanejada, type ParteDoRateio, planejarConta } from '../planejar.ts';
import type { ImpostoEscolhido } from '../retencoes.ts';
import type { Aprovacao, OrigemPagar, TipoDeCodigo } from '../../situacoes.ts';
import { conferirDocumentos } from './conferir-documentos.ts';
import { conferirRateio, fornecedorDaConta, impostosDatados } from './ler-para-planejar.ts';

export type NovaConta = {
  documento: string | null;
  descricao: string;
  dataEmissao: DataCivil;
  valorCentavos: Centavos;
  parcelas: number;
  primeiroVencimento: DataCivil;
  contaBancariaId: number;
  formaPagamentoId: number;
  rateio: readonly ParteDoRateio[];
  impostos: readonly ImpostoEscolhido[];
  codigo: { codigo: string; tipo: TipoDeCodigo } | null;
  recorrencia: { id: number; competencia: DataCivil } | null;
  /** Installments as they were agreed, instead of equal ones. */
  divisao?: readonly Divisao[];
  /** What made it, when nobody typed it. */
  origem?: 'nota_fiscal' | 'imposto';
  /** Of a bill that hands a tax over: that tax. It was an expense when it was withheld, so that here it is none. */
  recolhe?: { impostoId: number };
  /** Who enters it said that its document, which looks like one that stands, is of another purchase. */
  outraCompra?: true | undefined;
  /** The number of the bill that was cancelled for this one: what its document was asked about was answered there. */
  noLugarDe?: string;
};
type ContaCriada = { id: number; numero: string; aprovacao: Aprovacao; titulos: { id: number; numero: string }[] };

/**
 * Enters bills of one supplier, any number in few statements: numbered without gaps per year of issue, each title with its parts, what is
 * withheld and its fact. Answers in the order given. Throws CADASTRO_DE_PAGAR_DESCONHECIDO, FORNECEDOR_INATIVO, inactive account or method,
 * OUTRA_COMPRA_NAO_CONFIRMADA, CODIGO_JA_LANCADO, and what `planejarConta` throws.
 */
export async function criarContas(
  ato: Ato<Pessoa>,
  { fornecedorId, contas }: { fornecedorId: number; contas: readonly NovaConta[] },
): Promise<ContaCriada[]> {
  const { tx, quem, hoje } = ato;
  const { nome: fornecedorNome, simplesNacional } = await fornecedorDaConta(tx, fornecedorId);
  await conferirRecebimento(tx, contas);
  await conferirRateio(
    tx,
    contas.flatMap((c) => c.rateio),
  );
  const outrasQue = await conferirDocumentos(ato, fornecedorId, contas);
  for (const { codigo } of contas) if (codigo && codigo.tipo !== 'pix') await conferirCodigo(ato, codigo.codigo);
  const impostos = await impostosDatados(tx);
  // Held: a limit that is being changed waits for the bills that were entered under the earlier one.
  const regras = await lerRegras(tx, 'for share');
  const planos = contas.map((conta) => ({
    conta,
    parcelas: planejarConta({ ...conta, dataEmissao: fatoDa(conta), simplesNacional, hoje }, impostos).parcelas,
  }));
  const numeros = await reservarNumeros(
    tx,
    contas.map((c) => partesDe(c.dataEmissao).ano),
  );
  const linhas = planos.map(({ conta }, ordem) => ({
    ...conta,
    ordem,
    numero: numeros[ordem],
    recorrenciaId: conta.recorrencia?.id ?? null,
    competencia: conta.recorrencia?.competencia ?? null,
    origem: (conta.origem ?? (conta.recorrencia ? 'recorrente' : 'manual')) satisfies OrigemPagar,
    parcelas: conta.divisao?.length ?? conta.parcelas,
    aprovacao: passaDoLimite(conta.valorCentavos, regras) ? 'pendente' : 'dispensada',
  }));
  const { rows: gravadas } = await sql<{ id: number; numero: string; aprovacao: Aprovacao }>`
    insert into contas_pagar (numero, fornecedor_id, origem, documento, descricao, data_emissao, valor_centavos, parcelas, conta_bancaria_id, forma_pagamento_id, recorrencia_id, competencia,
      aprovacao, criada_por, criada_por_nome)
    select numero, ${fornecedorId}, origem, documento, descricao, "dataEmissao", "valorCentavos", parcelas, "contaBancariaId", "formaPagamentoId", "recorrenciaId", competencia, aprovacao,
      ${quem.usuarioId}::bigint, ${nomeDoAutor(quem)}
    from json_to_recordset(${JSON.stringify(linhas)}::json) as c(ordem int, numero text, origem text, documento text, descricao text, "dataEmissao" date, "valorCentavos" bigint, parcelas int,
      "contaBancariaId" bigint, "formaPagamentoId" bigint, "recorrenciaId" bigint, competencia date, aprovacao text)
    order by ordem returning id, numero, aprovacao`.execute(tx);
  const porNumero = new Map(gravadas.map((g) => [g.numero, g]));
  const titulos = planos.flatMap(({ conta, parcelas }, ordem) => {
    const dela = porNumero.get(numeros[ordem] ?? '');
    if (!dela) throw new Error('the insert of a bill answered no row');
    return parcelas.map((parcela) => ({ ...parcela, conta, contaId: dela.id, numero: formatarParcela(dela.numero, parcela.parcela) }));
  });
  const ids = await gravarTitulos(tx, titulos);
  await registrarFatos(
    tx,
    titulos.map((t): NovoFato => fatoDoTitulo(t, ids.get(t.numero) ?? 0, { id: fornecedorId, nome: fornecedorNome })),
  );
  await auditarVarios(
    ato,
    gravadas.map((g) => {
      const ordem = numeros.indexOf(g.numero);
      return {
        acao: 'conta_pagar.criada',
        alvoTipo: 'conta_pagar',
        alvoId: g.id,
        depois: {
          ...contas[ordem],
          // Than which bill it was said to be another purchase.
          outraCompra: outrasQue.get(ordem),
          numero: g.numero,
          fornecedor: fornecedorNome,
          aprovacao: g.aprovacao,
        },
      };
    }),
  );
  return numeros.map((numero) => {
    const g = porNumero.get(numero);
    if (!g) throw new Error('the insert of a bill answered no row');
    return { ...g, titulos: titulos.filter((t) => t.contaId === g.id).map((t) => ({ id: ids.get(t.numero) ?? 0, numero: t.numero })) };
  });
}

const fatoDa = ({ recorrencia, dataEmissao }: NovaConta): DataCivil => diaDoFato(dataEmissao, recorrencia?.competencia ?? null);
type TituloPronto = ParcelaPlanejada & { conta: NovaConta; contaId: number; numero: string };

/** The titles with their parts and what is withheld, in one statement; ids by their numbers. */
async function gravarTitulos(tx: Tx, titulos: readonly TituloPronto[]): Promise<Map<string, number>> {
  const linhas = titulos.map(({ conta, rateio: _, retencoes: __, ...t }, ordem) => ({
    ...t,
    ordem,
    codigo: conta.codigo?.codigo ?? null,
    codigoTipo: conta.codigo?.tipo ?? null,
  }));
  const partes = titulos.flatMap(({ numero, rateio }) => porCategoria(rateio).map((parte, i) => ({ ...parte, numero, ordem: i + 1 })));
  const retencoes = titulos.flatMap(({ numero, retencoes: dele }) => dele.map((r) => ({ ...r, numero })));
  const { rows } = await sql<{ id: number; numero: string }>`
    with novos as (
      insert into titulos_pagar (conta_pagar_id, numero, parcela, data_vencimento, bruto_centavos, retido_centavos, valor_centavos, codigo, codigo_tipo)
      select "contaId", numero, parcela, "dataVencimento", "brutoCentavos", "retidoCentavos", "valorCentavos", codigo, "codigoTipo"
      from json_to_recordset(${JSON.stringify(linhas)}::json) as t(ordem int, "contaId" bigint, numero text, parcela int, "dataVencimento" date, "brutoCentavos" bigint, "retidoCentavos" bigint,
        "valorCentavos" bigint, codigo text, "codigoTipo" text) order by ordem returning id, numero),
    rateadas as (
      insert into titulos_pagar_rateio (titulo_id, ordem, categoria_financeira_id, centro_custo_id, valor_centavos)
      select n.id, p.ordem, p."categoriaFinanceiraId", p."centroCustoId", p."valorCentavos" from json_to_recordset(${JSON.stringify(partes)}::json)
        as p(numero text, ordem int, "categoriaFinanceiraId" bigint, "centroCustoId" bigint, "valorCentavos" bigint) join novos n on n.numero = p.numero),
    retidas as (
      insert into titulos_pagar_retencoes (titulo_id, imposto_id, base_centavos, aliquota, valor_centavos, data_fato, data_vencimento)
      select n.id, r."impostoId", r."baseCentavos", r.aliquota, r."valorCentavos", r."dataFato", r."dataVencimento" from json_to_recordset(${JSON.stringify(retencoes)}::json)
        as r(numero text, "impostoId" bigint, "baseCentavos" bigint, aliquota numeric, "valorCentavos" bigint, "dataFato" date, "dataVencimento" date) join novos n on n.numero = r.numero)
    select id, numero from novos`.execute(tx);
  return new Map(rows.map(({ id, numero }) => [numero, id]));
}

/** What a title costs by category and cost centre, whether it goes into stock or not. */
function porCategoria(rateio: readonly ParteDoRateio[]): ParteDoRateio[] {
  const grupos = Map.groupBy(rateio, (parte) => `${parte.categoriaFinanceiraId} ${parte.centroCustoId ?? ''}`);
  return [...grupos.values()].flatMap(([primeira, ...outras]) =>
    primeira ? [{ ...primeira, valorCentavos: somar([primeira, ...outras].map((parte) => parte.valorCentavos)) }] : [],
  );
}

const noFato = ({ categoriaFinanceiraId, centroCustoId, valorCentavos }: ParteDoRateio) => ({
  categoriaId: categoriaFinanceiraId,
  centroCustoId,
  valorCentavos,
});

function fatoDoTitulo({ conta, contaId, ...t }: TituloPronto, id: number, fornecedor: { id: number; nome: string }): NovoFato {
  const estoque = t.rateio.filter(({ estocado }) => estocado);
  return {
    evento: 'pagar.lancado',
    dataFato: fatoDa(conta),
    origemTipo: 'titulo_pagar',
    origemId: id,
    valorCentavos: t.brutoCentavos,
    valores: {
      ...identificar({ ...conta, numero: t.numero, fornecedorNome: fornecedor.nome }),
      liquidoCentavos: t.valorCentavos,
      retidoCentavos: t.retidoCentavos,
      dataVencimento: t.dataVencimento,
      fornecedorId: fornecedor.id,
      contaPagarId: contaId,
      rateio: conta.recolhe ? [] : t.rateio.filter(({ estocado }) => !estocado).map(noFato),
      ...(estoque.length > 0 && { estoque: estoque.map(noFato) }),
      retencoes: t.retencoes.map(({ impostoId, valorCentavos }) => ({ impostoId, valorCentavos })),
      ...(conta.recolhe && { recolhimentos: [{ ...conta.recolhe, valorCentavos: t.brutoCentavos }] }),
    },
  };
}

/** Takes numbers of the counter of each year; the row stays locked until the transaction ends, so that none is lost. */
async function reservarNumeros(tx: Tx, anos: readonly number[]): Promise<string[]> {
  const quantos = Map.groupBy(anos, (ano) => ano);
  const pedidos = [...quantos].map(([ano, deles]) => ({ ano, quantidade: deles.length })).sort((a, b) => a.ano - b.ano);
  const { rows } = await sql<{ ano: number; ultimo: number }>`insert into pagar_numeracao as n (ano, ultimo)
    select p.ano, p.quantidade from json_to_recordset(${JSON.stringify(pedidos)}::json) as p(ano int, quantidade bigint) order by p.ano
    on conflict (ano) do update set ultimo = n.ultimo + excluded.ultimo returning ano, ultimo`.execute(tx);
  const proximos = new Map(rows.map(({ ano, ultimo }) => [ano, ultimo - (quantos.get(ano)?.length ?? 0) + 1]));
  return anos.map((ano) => {
    const serie = proximos.get(ano) ?? 0;
    proximos.set(ano, serie + 1);
    return formatarSerie(ano, serie);
  });
}
