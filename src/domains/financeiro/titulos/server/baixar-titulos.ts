import { type Autor, auditarVarios } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { registrarFatos } from '#domains/contabil/server/door.ts';
import { registrarLancamentos } from '#domains/financeiro/caixa/server/door.ts';
import { assertRecebimento } from '#domains/financeiro/cadastros/server/door.ts';
import { type DataCivil, formatarData, hojeEm } from '#shared/datas.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';
import { comporBaixa, type ComposicaoBaixa } from '../composicao.ts';
import { errosTitulos } from '../erros.ts';
import { isEmAberto, type SituacaoTitulo, situacaoDosValores } from '../situacoes.ts';
import { type BaixaViva, valorDevido } from '../valor-devido.ts';
import { baixasVivas, type TituloTravado, travarTitulos } from './carregar.ts';
import { gravarBaixas } from './gravar-baixas.ts';
import { recusaDeBaixa } from './recusas.ts';
import { recusarPagadoresDiferentes } from './pagadores.ts';
import './restricoes.ts';

export type PedidoDeBaixa = {
  dataBaixa: DataCivil;
  contaBancariaId: number;
  formaPagamentoId: number;
  itens: readonly { tituloId: number; valorCentavos: Centavos }[];
};
export type BaixaPronta = { titulo: TituloTravado; valorCentavos: Centavos; composicao: ComposicaoBaixa; situacao: SituacaoTitulo; amortizadoCentavos: Centavos; recebidoCentavos: Centavos };
export type BaixaFeita = {
  reciboId: number;
  reciboNumero: number;
  totalCentavos: number;
  baixas: { id: number; tituloId: number; numero: string; situacao: SituacaoTitulo; saldoCentavos: number }[];
};

const categorias = { contrato: 'receita de contrato', manual: 'receita avulsa', taxa: 'taxas', acordo: 'acordos' } as const;

/**
 * Settles titles of one payer, all or nothing, with one receipt; each gets its cash entry and its accounting fact. Money
 * comes in on the given account and civil date, which must fall in an open financial period.
 * Throws TITULO_NAO_ENCONTRADO, TITULO_JA_BAIXADO (by whom and when), TITULO_NAO_RECEBE, VALOR_ACIMA_DO_DEVIDO, NADA_DEVIDO,
 * DATA_BAIXA_FUTURA, BAIXA_ANTERIOR_A_ULTIMA, TITULOS_DE_PAGADORES_DIFERENTES, inactive account or method, closed period.
 */
export async function baixarTitulos(tx: Tx, quem: Exclude<Autor, { processo: string }>, pedido: PedidoDeBaixa, fuso: string): Promise<BaixaFeita> {
  const titulos = await travarTitulos(tx, pedido.itens.map((i) => i.tituloId));
  if (titulos.length !== pedido.itens.length) throw errosTitulos.TITULO_NAO_ENCONTRADO();
  const fechado = titulos.find((t) => !isEmAberto(t.situacao));
  if (fechado) throw await recusaDeBaixa(tx, fechado, fuso);
  await recusarPagadoresDiferentes(tx, titulos);
  await assertRecebimento(tx, pedido);
  const hoje = hojeEm(new Date(titulos[0]?.agora ?? 0), fuso);
  if (pedido.dataBaixa > hoje) throw errosTitulos.DATA_BAIXA_FUTURA({ hoje: formatarData(hoje) }, { campos: ['dataBaixa'] });

  const vivas = await baixasVivas(tx, titulos.filter((t) => t.recebidoCentavos > 0).map((t) => t.id));
  const valores = new Map(pedido.itens.map((i) => [i.tituloId, i.valorCentavos]));
  const prontas = titulos.map((t) => prepararBaixa(t, vivas.get(t.id) ?? [], valores.get(t.id) ?? centavos(0), pedido.dataBaixa));

  const feita = await gravarBaixas(tx, quem, pedido, prontas);
  const porTitulo = new Map(feita.baixas.map((b) => [b.tituloId, b.id]));
  const origem = (p: BaixaPronta) => ({ origemTipo: 'baixa', origemId: porTitulo.get(p.titulo.id) ?? 0 });
  await registrarLancamentos(tx, quem, prontas.map((p) => ({
    ...origem(p), contaBancariaId: pedido.contaBancariaId, dataMovimento: pedido.dataBaixa, sentido: 'entrada', categoria: categorias[p.titulo.origem],
    valorCentavos: p.valorCentavos, historico: `Recebimento do título ${p.titulo.numero}: ${p.titulo.descricao}`,
  })));
  await registrarFatos(tx, prontas.map((p) => ({
    ...origem(p), evento: 'titulo.recebido', dataFato: pedido.dataBaixa, valorCentavos: p.valorCentavos,
    valores: { ...p.composicao, tituloId: p.titulo.id, contaBancariaId: pedido.contaBancariaId, formaPagamentoId: pedido.formaPagamentoId, origem: p.titulo.origem },
  })));
  await auditarVarios(tx, quem, prontas.map((p) => ({
    acao: 'titulo.baixado', alvoTipo: 'titulo', alvoId: p.titulo.id,
    antes: { situacao: p.titulo.situacao, amortizadoCentavos: p.titulo.amortizadoCentavos },
    depois: { situacao: p.situacao, amortizadoCentavos: p.amortizadoCentavos, valorCentavos: p.valorCentavos, dataBaixa: pedido.dataBaixa, reciboNumero: feita.reciboNumero },
  })));
  return feita;
}

/** Checks one baixa against what the title owes on its date, and computes what it leaves behind. Pure. */
export function prepararBaixa(titulo: TituloTravado, vivas: readonly BaixaViva[], valor: Centavos, dataBaixa: DataCivil): BaixaPronta {
  const ultima = vivas.reduce<DataCivil>((maior, b) => (b.dataBaixa > maior ? b.dataBaixa : maior), '');
  if (dataBaixa < ultima) throw errosTitulos.BAIXA_ANTERIOR_A_ULTIMA({ numero: titulo.numero, data: formatarData(ultima) }, { campos: ['dataBaixa'] });
  const composicao = comporBaixa(valorDevido(titulo, vivas, dataBaixa), valor, titulo.numero);
  const amortizadoCentavos = centavos(titulo.amortizadoCentavos + composicao.principalCentavos + composicao.descontoCentavos);
  const recebidoCentavos = centavos(titulo.recebidoCentavos + valor);
  const liquidoCentavos = titulo.valorCentavos - titulo.descontoIncondicionalCentavos;
  return { titulo, valorCentavos: valor, composicao, amortizadoCentavos, recebidoCentavos, situacao: situacaoDosValores({ liquidoCentavos, amortizadoCentavos, recebidoCentavos }) };
}
