import { type Idioma, preencher } from '#shared/erros.ts';
import { type Argumentos, defineTextos, texto } from '#shared/textos.ts';
import { descricaoNoIdioma } from './palavras-dos-titulos.ts';

/**
 * The kinds of money that the system itself writes in the cash books, by the word that is stored. Who writes takes the word from
 * here, and who reads sees the label of their language; kinds that the school registered are shown as they were typed.
 */
export const categoriasDoSistema = defineTextos({
  'receita de contrato': { br: 'Receita de contrato', en: 'Contract income' },
  'receita avulsa': { br: 'Receita avulsa', en: 'Other income' },
  taxas: { br: 'Taxas', en: 'Fees' },
  acordos: { br: 'Acordos', en: 'Agreements' },
  'crédito de pagador': { br: 'Crédito de pagador', en: 'Payer credit' },
  'estorno de recebimento': { br: 'Estorno de recebimento', en: 'Reversed receipt' },
  'taxas de recebimento': { br: 'Taxas de recebimento', en: 'Receiving fees' },
  'tarifa bancária': { br: 'Tarifa bancária', en: 'Bank fee' },
  'contas a pagar': { br: 'Contas a pagar', en: 'Accounts payable' },
  'ajuste de caixa': { br: 'Ajuste de caixa', en: 'Cash adjustment' },
  'transferência entre contas': { br: 'Transferência entre contas', en: 'Transfer between accounts' },
});
export type CategoriaDoSistema = keyof typeof categoriasDoSistema;

/** Movements that people entered: their category and description are their own words. */
const digitados: readonly string[] = ['lancamento_manual', 'transferencia_entrada'];

/** The name of a category for the reader; `digitada` when the school registered it. */
export function nomeDaCategoria(categoria: string, digitada: boolean, idioma: Idioma): string {
  const doSistema = digitada ? undefined : (categoriasDoSistema as Record<string, { br: string; en: string }>)[categoria];
  return doSistema?.[idioma] ?? categoria.charAt(0).toUpperCase() + categoria.slice(1);
}

/** Whether the category of a movement is one that the school registered: of all that is entered by hand or paid, a transfer alone has none. */
export const categoriaDigitada = (l: { origemTipo: string; categoria: string }): boolean =>
  (l.origemTipo.startsWith('lancamento_manual') || l.origemTipo.startsWith('pagamento_parte')) &&
  l.categoria !== ('transferência entre contas' satisfies CategoriaDoSistema);

/**
 * The sentences that the system writes as the description of a movement, most particular first. What stands in a parameter stays as
 * it was typed, except `historico`, the description of another movement, and `descricao`, that of a title.
 */
export const frasesDoSistema = defineTextos({
  recebimento: { br: 'Recebimento do título {numero}: {descricao}', en: 'Receipt of title {numero}: {descricao}' },
  estornoDeRecebimento: {
    br: 'Estorno de recebimento do título {numero}: {motivo}',
    en: 'Reversal of the receipt of title {numero}: {motivo}',
  },
  pagamento: { br: 'Pagamento do título {numero}: {oQue}', en: 'Payment of payable {numero}: {oQue}' },
  estornoDePagamento: {
    br: 'Estorno do pagamento do título {numero}: {motivo}',
    en: 'Reversal of the payment of payable {numero}: {motivo}',
  },
  estornoDoCreditoDoRecibo: {
    br: 'Estorno do crédito do recibo nº {recibo}: {motivo}',
    en: 'Reversal of the credit of receipt no. {recibo}: {motivo}',
  },
  pagoAMaior: { br: 'Pago a maior no recibo nº {recibo}', en: 'Paid in excess on receipt no. {recibo}' },
  creditoUsado: { br: 'Crédito do pagador usado no título {numero}', en: 'Payer credit used on title {numero}' },
  creditoDeVolta: {
    br: 'Crédito devolvido ao pagador pelo estorno da baixa',
    en: 'Credit given back to the payer by the reversal of the settlement',
  },
  devolucaoDeCredito: { br: 'Devolução de crédito: {motivo}', en: 'Credit handed back: {motivo}' },
  devolucaoDesfeita: { br: 'Devolução de crédito desfeita: {motivo}', en: 'Refund of credit undone: {motivo}' },
  estornoDeCredito: { br: 'Estorno de crédito: {motivo}', en: 'Reversal of credit: {motivo}' },
  boletoSemTitulo: {
    br: 'Pagamento do boleto {nossoNumero} sem título a quitar',
    en: 'Payment of slip {nossoNumero} with no title to settle',
  },
  tarifaDoTitulo: { br: 'Tarifa de boleto {nossoNumero} do título {numero}', en: 'Fee of slip {nossoNumero} of title {numero}' },
  tarifaDoDocumento: {
    br: 'Tarifa do banco {banco}, documento {documento}, linha {linha} do retorno {arquivo}',
    en: 'Fee of bank {banco}, document {documento}, line {linha} of return {arquivo}',
  },
  tarifaDaLinha: {
    br: 'Tarifa do banco {banco}, linha {linha} do retorno {arquivo}',
    en: 'Fee of bank {banco}, line {linha} of return {arquivo}',
  },
  tarifa: { br: 'Tarifa de boleto {nossoNumero}', en: 'Fee of slip {nossoNumero}' },
  liquidacaoDesfeita: { br: 'Liquidação desfeita: {historico}', en: 'Settlement undone: {historico}' },
  taxaDevolvida: { br: 'Taxa devolvida: {historico}', en: 'Fee given back: {historico}' },
  taxa: { br: 'Taxa: {historico}', en: 'Fee: {historico}' },
  ajuste: { br: 'Ajuste de fechamento: {motivo}', en: 'Closing adjustment: {motivo}' },
  estornoManual: { br: 'Estorno: {motivo}', en: 'Reversal: {motivo}' },
});
export type Frase = keyof typeof frasesDoSistema;

const maximo = 300;

/** The description of a movement as it is stored, cut where its column ends; what its sentence names must be given. */
export const escreverHistorico = <F extends Frase>(frase: F, ...params: Argumentos<(typeof frasesDoSistema)[F]>): string =>
  texto(frasesDoSistema, frase, 'br', ...params).slice(0, maximo);

const leitores = Object.values(frasesDoSistema).map(({ br, en }) => {
  const partes = br.split(/\{(\w+)\}/);
  const literal = (parte: string): string => parte.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const padrao = partes.map((parte, i) =>
    i % 2 === 1 ? `(?<${parte}>${i === partes.length - 2 ? '.*' : String.raw`\S+?`})` : literal(parte),
  );
  return { padrao: new RegExp(`^${padrao.join('')}$`, 's'), en };
});

/** The description of a movement for the reader: the sentences of the system in their language, what people typed as it is. */
export function historicoNoIdioma(historico: string, origemTipo: string, idioma: Idioma): string {
  if (idioma === 'br' || digitados.includes(origemTipo)) return historico;
  for (const { padrao, en } of leitores) {
    const params = padrao.exec(historico)?.groups;
    if (!params && !padrao.test(historico)) continue;
    const { historico: outro, descricao } = params ?? {};
    return preencher(en, {
      ...params,
      ...(outro === undefined ? {} : { historico: historicoNoIdioma(outro, '', idioma) }),
      ...(descricao === undefined ? {} : { descricao: descricaoNoIdioma(descricao, idioma) }),
    });
  }
  return historico;
}
