import { lerDecimal } from '#shared/decimais.ts';
import { somarDias } from '#shared/datas.ts';
import type { Especie } from '#domains/financeiro/boletos/codigos/cobranca.ts';
import { diasNoPrazo } from '#domains/financeiro/boletos/codigos/prazo-de-baixa.ts';
import { jurosPorDia } from '#domains/financeiro/boletos/juros-por-dia.ts';
import { enderecoEmColunas, ruaEmColunas } from './endereco.ts';
import type { PedidoNaRemessa, Remetente } from './remessa.ts';

/** Every layout gives the address as many. */
const COLUNAS_DO_ENDERECO = 40;

/** Everything that any bank's header may ask for, by the names that layouts use. */
export function camposDoRemetente(r: Remetente, versoes: { arquivo: string; lote: string }) {
  const { cobranca: c } = r;
  return {
    banco: r.bancoCodigo,
    bancoNome: r.bancoNome,
    empresaTipo: r.empresaDocumento.length > 11 ? '2' : '1',
    empresaDocumento: r.empresaDocumento,
    convenio: c.convenio,
    carteira: c.carteira,
    complemento: c.complemento,
    agencia: c.agencia,
    agenciaDv: r.agenciaDv,
    agenciaDvOuZero: r.agenciaDv || '0',
    conta: c.conta,
    contaDv: r.contaDv,
    // Banco do Brasil writes convênio, product, carteira and variation in one field.
    convenioBB: `${c.convenio.padStart(9, '0')}0014${c.carteira.padStart(2, '0')}${(c.complemento === '' ? '19' : c.complemento).padStart(3, '0')}`,
    codigoTransmissao: r.codigoTransmissao,
    empresa: r.empresa,
    geradoEm: r.geradoEm,
    geradoAs: r.geradoAs,
    nsa: r.nsa,
    versaoArquivo: versoes.arquivo,
    versaoLote: versoes.lote,
    pixChave: r.pixChave,
    // Caixa and Banco do Brasil try out an account first, and are told so in the file.
    fase: r.homologacao ? 'REMESSA-TESTE' : 'REMESSA-PRODUCAO',
    testeBB: r.homologacao ? 'TS' : '',
  };
}
export type CamposDoRemetente = ReturnType<typeof camposDoRemetente>;

/** What a bank writes in its own way. */
export type Costumes = {
  especies: Readonly<Record<Especie, string>>;
  /** Nosso número as it stands in the bank's columns. */
  nossoNumero: (pedido: PedidoNaRemessa, remetente: Remetente) => string;
  /** Code of the carteira in the file. */
  carteira: (carteira: string) => string;
  /** The code of no interest (C018), where the layout has one. */
  semJuros?: string;
};

/** FEBRABAN C004, and the same at Itaú and Bradesco: registers, writes off, changes the due date. */
const codigoDoMovimento = { entrada: '01', baixa: '02', vencimento: '06' } as const;

/** Everything that any bank's detail may ask for. */
export function camposDoPedido(p: PedidoNaRemessa, r: Remetente, costumes: Costumes) {
  // Banks take what the file says by the letter: nothing is late, and no discount lost, before the portal says so.
  const atrasado = somarDias(p.limite, 1);
  const juros = centesimos(p.jurosPercentualMes);
  const multa = centesimos(p.multaPercentual);
  const entrada = p.movimento === 'entrada';
  const baixaPorPrazo = entrada && p.diasBaixa > 0;
  const porDia = jurosPorDia(p.baseJurosCentavos, p.jurosPercentualMes);
  // A rate runs on the whole face value: where charges stand in it, the bank is told the money of each day instead (C018, code 1).
  const emDinheiro = p.baseJurosCentavos !== p.valorCentavos;
  return {
    movimento: codigoDoMovimento[p.movimento],
    movimentoItau: entrada && r.pixHibrido ? '71' : codigoDoMovimento[p.movimento],
    nossoNumero: costumes.nossoNumero(p, r),
    nossoNumeroDv: p.nossoNumeroDv,
    carteiraCodigo: costumes.carteira(r.cobranca.carteira),
    numeroDocumento: p.numeroDocumento,
    documentoCurto: semSinais(p.numeroDocumento).slice(-10),
    documentoDe11: semSinais(p.numeroDocumento).slice(-11),
    vencimento: p.vencimento,
    valor: p.valorCentavos,
    especie: costumes.especies[p.especie],
    aceite: p.aceite ? 'A' : 'N',
    documento: p.documento,
    jurosCodigo: juros === 0 ? (costumes.semJuros ?? '') : emDinheiro ? '1' : '2',
    jurosData: juros > 0 ? atrasado : null,
    jurosTaxa: emDinheiro ? porDia : juros,
    jurosComTaxaDeCinco: emDinheiro ? porDia : decimais(p.jurosPercentualMes, 5),
    jurosPorDia: porDia,
    descontoCodigo: p.descontoCentavos > 0 ? '1' : '0',
    descontoData: p.descontoCentavos > 0 ? p.limite : null,
    // Where a bank takes no discount beyond the due date, it counts the next day of banks by itself.
    descontoNoVencimento: p.descontoCentavos > 0 ? p.vencimento : null,
    desconto: p.descontoCentavos,
    multaCodigo: multa > 0 ? '2' : '0',
    multaData: multa > 0 ? atrasado : null,
    multaTaxa: multa,
    atrasado,
    idEmpresa: p.identificador,
    baixaCodigo: p.diasBaixa > 0 ? '1' : '2',
    baixaDias: p.diasBaixa,
    baixaDiasNoPrazo: diasNoPrazo(r.bancoCodigo, p.diasBaixa),
    // Instructions of 400 columns: 92 gives back after so many days (Itaú), 18 writes off by lapse of time (Bradesco). A write-off carries none.
    instrucaoItau: baixaPorPrazo ? '92' : '00',
    instrucaoBradesco: baixaPorPrazo ? '18' : '00',
    diasDaInstrucao: baixaPorPrazo ? diasNoPrazo(r.bancoCodigo, p.diasBaixa) : 0,
    mensagem3: p.instrucoes[0] ?? '',
    mensagem4: p.instrucoes[1] ?? '',
    pagadorTipo: p.pagador.documento.length > 11 ? '2' : '1',
    pagadorDocumento: p.pagador.documento,
    pagadorNome: p.pagador.nome,
    pagadorEndereco: ruaEmColunas(p.pagador, COLUNAS_DO_ENDERECO),
    pagadorEnderecoInteiro: enderecoEmColunas(p.pagador, COLUNAS_DO_ENDERECO),
    pagadorBairro: p.pagador.bairro,
    pagadorCep: p.pagador.cep,
    pagadorCidade: p.pagador.cidade,
    pagadorUf: p.pagador.uf,
    temMulta: multa > 0,
  };
}
export type CamposDoPedido = ReturnType<typeof camposDoPedido>;

/** Where the number of a title has fewer columns than it needs, its signs go, and then its century. */
const semSinais = (numero: string): string => numero.replaceAll(/[^0-9A-Za-z]/g, '');

/** '1.0000' percent → 100 hundredths of a percent, as files write rates. */
const centesimos = (taxa: string): number => decimais(taxa, 2);

/** A rate as digits with so many decimals. */
function decimais(taxa: string, quantas: 2 | 5): number {
  const lida = lerDecimal(taxa, 4);
  if (lida === null) throw new RangeError(`invalid rate: ${taxa}`);
  return Number(quantas === 5 ? lida * 10n : (lida + 50n) / 100n);
}
