import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { z } from 'zod';
import type { categoriasApi, centrosCustoApi, impostosApi } from '../api-classificacoes.ts';
import type { taxasApi, taxasServicoApi } from '../api-taxas.ts';
import type { bancosApi, contasApi, descontosApi, formasPagamentoApi, precosApi } from '../api.ts';
import type {
  novaCategoria,
  novaConta,
  novaForma,
  novaTaxa,
  novaTaxaServico,
  novoBanco,
  novoCentro,
  novoDesconto,
  novoImposto,
  novoPreco,
} from '../esquemas.ts';
import { errosCadastros } from '../erros.ts';
import { textosUsosDeCadastro as rotulos } from '../texts-usos.ts';
import { conferirBancoFixo, conferirDigitosDaConta } from './conta-fixa.ts';
import { conferirEdicaoDaConta } from './dados-bancarios.ts';
import { type Gravado, registroListado, type RegistroListado } from '#platform/server/registros/registro.ts';
import './restricoes.ts';

type Item<A extends { obter: { output?: z.ZodType } }> = z.input<NonNullable<A['obter']['output']>> & { id: number; versao: number };

const cadastro = <I extends Gravado, C extends Record<string, unknown>>(
  definicao: Omit<RegistroListado<I, C>, 'obter'>,
): RegistroListado<I, C> => registroListado(definicao, () => errosCadastros.CADASTRO_NAO_ENCONTRADO());

export const bancos = cadastro<Item<typeof bancosApi>, z.output<typeof novoBanco>>({
  tabela: 'bancos',
  alvoTipo: 'banco',
  selecao: sql<Item<typeof bancosApi>>`r.id, r.codigo, r.nome, r.ativo, r.versao`,
  de: sql`from bancos r`,
  colunas: { codigo: 'codigo', nome: 'nome', ativo: 'ativo' },
  usos: [{ rotulo: rotulos.nContas, contar: (id) => sql`select count(*) from contas_bancarias where banco_id = ${id}` }],
  conferirEdicao: (atual, corpo, { tx }) => conferirBancoFixo(tx, atual, corpo),
});

export const contas = cadastro<Item<typeof contasApi>, z.output<typeof novaConta>>({
  tabela: 'contas_bancarias',
  alvoTipo: 'conta_bancaria',
  selecao: sql<
    Item<typeof contasApi>
  >`r.id, r.nome, r.tipo, r.banco_id as "bancoId", b.nome as "bancoNome", r.agencia, r.agencia_dv as "agenciaDv", r.numero, r.numero_dv as "numeroDv",
    r.saldo_inicial_centavos as "saldoInicialCentavos", r.ativa, r.versao`,
  de: sql`from contas_bancarias r left join bancos b on b.id = r.banco_id`,
  colunas: {
    nome: 'nome',
    tipo: 'tipo',
    bancoId: 'banco_id',
    agencia: 'agencia',
    agenciaDv: 'agencia_dv',
    numero: 'numero',
    numeroDv: 'numero_dv',
    saldoInicialCentavos: 'saldo_inicial_centavos',
    ativa: 'ativa',
  },
  usos: [
    { rotulo: rotulos.nFormas, contar: (id) => sql`select count(*) from formas_pagamento where conta_bancaria_id = ${id}` },
    { rotulo: rotulos.nTitulos, contar: (id) => sql`select count(*) from v_titulo_receber where conta_bancaria_id = ${id}` },
    { rotulo: rotulos.nLancamentos, contar: (id) => sql`select count(*) from v_lancamento_financeiro where conta_bancaria_id = ${id}` },
  ],
  conferirEdicao: conferirEdicaoDaConta,
  conferir: (corpo, { tx }) => conferirDigitosDaConta(tx, corpo),
});

export const formasPagamento = cadastro<Item<typeof formasPagamentoApi>, z.output<typeof novaForma>>({
  tabela: 'formas_pagamento',
  alvoTipo: 'forma_pagamento',
  selecao: sql<
    Item<typeof formasPagamentoApi>
  >`r.id, r.nome, r.tipo, r.conta_bancaria_id as "contaBancariaId", c.nome as "contaBancariaNome", r.dias_liquidacao as "diasLiquidacao",
    r.taxa_percentual as "taxaPercentual", r.taxa_fixa_centavos as "taxaFixaCentavos", r.ativa, r.versao`,
  de: sql`from formas_pagamento r join contas_bancarias c on c.id = r.conta_bancaria_id`,
  colunas: {
    nome: 'nome',
    tipo: 'tipo',
    contaBancariaId: 'conta_bancaria_id',
    diasLiquidacao: 'dias_liquidacao',
    taxaPercentual: 'taxa_percentual',
    taxaFixaCentavos: 'taxa_fixa_centavos',
    ativa: 'ativa',
  },
  usos: [
    {
      rotulo: rotulos.nContratos,
      contar: (id) => sql`select count(distinct contrato_id) from v_contrato_preco where forma_pagamento_id = ${id}`,
    },
    { rotulo: rotulos.nTitulos, contar: (id) => sql`select count(*) from v_titulo_receber where forma_pagamento_id = ${id}` },
  ],
});

/** What a price that families have signed keeps: a new price is made instead (Lei 9.870/1999, art. 1). */
const fixosDoPreco = ['valorCentavos', 'parcelas', 'anoLetivoId', 'cursoId', 'tipo'] as const;

export const precos = cadastro<Item<typeof precosApi>, z.output<typeof novoPreco>>({
  tabela: 'precos',
  alvoTipo: 'preco',
  selecao: sql<
    Item<typeof precosApi>
  >`r.id, r.ano_letivo_id as "anoLetivoId", a.ano, r.curso_id as "cursoId", c.nome as "cursoNome", r.tipo, r.descricao, r.valor_centavos as "valorCentavos", r.parcelas, r.dedutivel, r.ativo, r.versao,
    exists (select 1 from v_linha_firmada f where f.preco_id = r.id) as firmado`,
  de: sql`from precos r join v_ano_letivo a on a.id = r.ano_letivo_id left join v_curso c on c.id = r.curso_id`,
  colunas: {
    anoLetivoId: 'ano_letivo_id',
    cursoId: 'curso_id',
    tipo: 'tipo',
    descricao: 'descricao',
    valorCentavos: 'valor_centavos',
    parcelas: 'parcelas',
    dedutivel: 'dedutivel',
    ativo: 'ativo',
  },
  usos: [
    { rotulo: rotulos.nContratos, contar: (id) => sql`select coalesce(sum(contratos), 0) from v_uso_de_preco where preco_id = ${id}` },
  ],
  conferirEdicao: async ({ id, firmado, descricao, ...atual }, corpo, { tx }) => {
    const mudou = firmado ? fixosDoPreco.find((campo) => atual[campo] !== corpo[campo]) : undefined;
    if (!mudou) return;
    const { rows } = await sql<{ firmados: number }>`select firmados from v_uso_de_preco where preco_id = ${id}`.execute(tx);
    throw errosCadastros.PRECO_CONTRATADO({ preco: descricao, contratos: rows[0]?.firmados ?? 0 }, { campos: [mudou] });
  },
});

export const descontos = cadastro<Item<typeof descontosApi>, z.output<typeof novoDesconto>>({
  tabela: 'descontos',
  alvoTipo: 'desconto',
  selecao: sql<
    Item<typeof descontosApi>
  >`r.id, r.nome, r.tipo, r.forma, r.percentual, r.valor_centavos as "valorCentavos", r.limite_centavos as "limiteCentavos", r.condicional, r.sobre_valor_cheio as "sobreValorCheio", r.prioridade,
    r.valido_de as "validoDe", r.valido_ate as "validoAte", r.ativo, r.versao`,
  de: sql`from descontos r`,
  colunas: {
    nome: 'nome',
    tipo: 'tipo',
    forma: 'forma',
    percentual: 'percentual',
    valorCentavos: 'valor_centavos',
    limiteCentavos: 'limite_centavos',
    condicional: 'condicional',
    sobreValorCheio: 'sobre_valor_cheio',
    prioridade: 'prioridade',
    validoDe: 'valido_de',
    validoAte: 'valido_ate',
    ativo: 'ativo',
  },
  usos: [
    {
      rotulo: rotulos.nContratos,
      contar: (id) => sql`select count(distinct contrato_id) from v_contrato_desconto where desconto_id = ${id}`,
    },
    {
      rotulo: rotulos.nAditivos,
      contar: (id) => sql`select count(distinct aditivo_id) from v_uso_de_desconto_em_aditivo where desconto_id = ${id}`,
    },
  ],
});

/** Titles issued while a row of late-payment rates ruled: their terms are those of the row. */
const titulosDaTaxa = (id: number) => sql`select count(*) from taxas r join v_titulo_emitido t on t.data_emissao >= r.vigente_desde
  and not exists (select 1 from taxas p where p.vigente_desde > r.vigente_desde and p.vigente_desde <= t.data_emissao) where r.id = ${id}`;
const titulosDoServico = (id: number) => sql`select count(*) from v_uso_de_taxa_servico where taxa_servico_id = ${id}`;
/** What titles were made by stays as it was: another row tells what rules from another day on. */
async function conferirTaxaEmUso<T extends { id: number; nome: string }>(
  tx: Tx,
  atual: T,
  corpo: Partial<T>,
  { fixos, usos }: { fixos: readonly (keyof T & string)[]; usos: RawBuilder<unknown> },
): Promise<void> {
  const mudou = fixos.find((campo) => String(atual[campo]) !== String(corpo[campo]));
  if (!mudou) return;
  const { rows } = await sql<{ n: number }>`select (${usos})::int as n`.execute(tx);
  const titulos = rows[0]?.n ?? 0;
  if (titulos > 0) throw errosCadastros.TAXA_EM_USO({ nome: atual.nome, titulos }, { campos: [mudou] });
}

export const taxas = cadastro<Item<typeof taxasApi>, z.output<typeof novaTaxa>>({
  tabela: 'taxas',
  alvoTipo: 'taxa',
  selecao: sql<
    Item<typeof taxasApi>
  >`r.id, r.nome, r.multa_percentual as "multaPercentual", r.juros_percentual_mes as "jurosPercentualMes", r.vigente_desde as "vigenteDesde", r.versao,
    (select min(p.vigente_desde) - 1 from taxas p where p.vigente_desde > r.vigente_desde) as "vigenteAte"`,
  de: sql`from taxas r`,
  colunas: { nome: 'nome', multaPercentual: 'multa_percentual', jurosPercentualMes: 'juros_percentual_mes', vigenteDesde: 'vigente_desde' },
  usos: [{ rotulo: rotulos.nTitulos, contar: titulosDaTaxa }],
  conferirEdicao: (atual, corpo, { tx }) =>
    conferirTaxaEmUso(tx, atual, corpo, {
      fixos: ['multaPercentual', 'jurosPercentualMes', 'vigenteDesde'],
      usos: titulosDaTaxa(atual.id),
    }),
});

export const taxasServico = cadastro<Item<typeof taxasServicoApi>, z.output<typeof novaTaxaServico>>({
  tabela: 'taxas_servico',
  alvoTipo: 'taxa_servico',
  selecao: sql<
    Item<typeof taxasServicoApi>
  >`r.id, r.nome, r.valor_centavos as "valorCentavos", r.vigente_desde as "vigenteDesde", r.ativa, r.versao,
    (select min(p.vigente_desde) - 1 from taxas_servico p where f_busca(p.nome) = f_busca(r.nome) and p.vigente_desde > r.vigente_desde) as "vigenteAte"`,
  de: sql`from taxas_servico r`,
  colunas: { nome: 'nome', valorCentavos: 'valor_centavos', vigenteDesde: 'vigente_desde', ativa: 'ativa' },
  usos: [{ rotulo: rotulos.nTitulos, contar: titulosDoServico }],
  conferirEdicao: (atual, corpo, { tx }) =>
    conferirTaxaEmUso(tx, atual, corpo, { fixos: ['valorCentavos', 'vigenteDesde'], usos: titulosDoServico(atual.id) }),
});

export const categoriasFinanceiras = cadastro<Item<typeof categoriasApi>, z.output<typeof novaCategoria>>({
  tabela: 'categorias_financeiras',
  alvoTipo: 'categoria_financeira',
  selecao: sql<Item<typeof categoriasApi>>`r.id, r.nome, r.sentido, r.ativo, r.versao`,
  de: sql`from categorias_financeiras r`,
  colunas: { nome: 'nome', sentido: 'sentido', ativo: 'ativo' },
});

export const centrosCusto = cadastro<Item<typeof centrosCustoApi>, z.output<typeof novoCentro>>({
  tabela: 'centros_custo',
  alvoTipo: 'centro_custo',
  selecao: sql<Item<typeof centrosCustoApi>>`r.id, r.nome, r.ativo, r.versao`,
  de: sql`from centros_custo r`,
  colunas: { nome: 'nome', ativo: 'ativo' },
});

export const impostos = cadastro<Item<typeof impostosApi>, z.output<typeof novoImposto>>({
  tabela: 'impostos',
  alvoTipo: 'imposto',
  selecao: sql<
    Item<typeof impostosApi>
  >`r.id, r.tipo, r.nome, r.aliquota, r.base_percentual as "basePercentual", r.minimo_centavos as "minimoCentavos", r.codigo_recolhimento as "codigoRecolhimento",
    r.regra_vencimento as "regraVencimento", r.dia_vencimento as "diaVencimento",
    r.destinatario_fornecedor_id as "destinatarioFornecedorId", d.nome as "destinatarioNome", r.fato_gerador as "fatoGerador", r.vigente_desde as "vigenteDesde", r.vigente_ate as "vigenteAte", r.versao`,
  de: sql`from impostos r left join v_fornecedor d on d.id = r.destinatario_fornecedor_id`,
  colunas: {
    tipo: 'tipo',
    nome: 'nome',
    aliquota: 'aliquota',
    basePercentual: 'base_percentual',
    minimoCentavos: 'minimo_centavos',
    codigoRecolhimento: 'codigo_recolhimento',
    regraVencimento: 'regra_vencimento',
    diaVencimento: 'dia_vencimento',
    destinatarioFornecedorId: 'destinatario_fornecedor_id',
    fatoGerador: 'fato_gerador',
    vigenteDesde: 'vigente_desde',
    vigenteAte: 'vigente_ate',
  },
});
