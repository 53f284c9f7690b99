import { definirLista } from '#shared/listas/opcao.ts';

export const tiposConta = definirLista(
  { valor: 'banco', br: 'Conta em banco', en: 'Bank account' },
  { valor: 'caixa', br: 'Caixa', en: 'Cash box' },
);

export const tiposFormaPagamento = definirLista(
  { valor: 'dinheiro', br: 'Dinheiro', en: 'Cash' },
  { valor: 'boleto', br: 'Boleto', en: 'Boleto' },
  { valor: 'pix', br: 'Pix', en: 'Pix' },
  { valor: 'cartao_credito', br: 'Cartão de crédito', en: 'Credit card' },
  { valor: 'cartao_debito', br: 'Cartão de débito', en: 'Debit card' },
  { valor: 'cheque', br: 'Cheque', en: 'Cheque' },
  { valor: 'transferencia', br: 'Transferência', en: 'Transfer' },
  { valor: 'desconto_em_folha', br: 'Desconto em folha', en: 'Payroll deduction' },
);

export const tiposPreco = definirLista(
  { valor: 'anuidade', br: 'Anuidade', en: 'Annual fee' },
  { valor: 'matricula', br: 'Matrícula', en: 'Enrollment' },
  { valor: 'material', br: 'Material', en: 'Material' },
  { valor: 'transporte', br: 'Transporte', en: 'Transport' },
  { valor: 'alimentacao', br: 'Alimentação', en: 'Meals' },
  { valor: 'atividade', br: 'Atividade', en: 'Activity' },
  { valor: 'outro', br: 'Outro', en: 'Other' },
);

export const tiposDesconto = definirLista(
  { valor: 'bolsa', br: 'Bolsa', en: 'Scholarship' },
  { valor: 'irmaos', br: 'Irmãos', en: 'Siblings' },
  { valor: 'funcionario', br: 'Funcionário', en: 'Employee' },
  { valor: 'convenio', br: 'Convênio', en: 'Agreement' },
  { valor: 'pontualidade', br: 'Pontualidade', en: 'Punctuality' },
  { valor: 'outro', br: 'Outro', en: 'Other' },
);

export const formasDesconto = definirLista(
  { valor: 'percentual', br: 'Percentual', en: 'Percentage' },
  { valor: 'valor', br: 'Valor', en: 'Amount' },
);

/** To what a copied price is rounded, half-up. */
export const arredondamentos = definirLista(
  { valor: 'centavo', br: 'Ao centavo', en: 'To the centavo' },
  { valor: 'real', br: 'Ao real', en: 'To the real' },
  { valor: 'dez_reais', br: 'A dez reais', en: 'To ten reais' },
);

export const sentidos = definirLista({ valor: 'entrada', br: 'Entrada', en: 'In' }, { valor: 'saida', br: 'Saída', en: 'Out' });

/** Kinds of tax withheld from suppliers (specification §9). */
export type TipoImposto = (typeof tiposImposto)[number]['valor'];
export const tiposImposto = definirLista(
  { valor: 'pis_cofins_csll', br: 'PIS/COFINS/CSLL', en: 'PIS/COFINS/CSLL' },
  { valor: 'inss', br: 'INSS', en: 'INSS' },
  { valor: 'iss', br: 'ISS', en: 'ISS' },
  { valor: 'ir', br: 'IR', en: 'IR' },
);

/** When a withheld tax is due, in the month after the fact that made it owed (handbook brazil.md §5). */
export const regrasDeVencimento = definirLista(
  {
    valor: 'segundo_decendio',
    br: 'Último dia útil do 2º decêndio do mês seguinte',
    en: 'Last banking day up to the 20th of the next month',
  },
  {
    valor: 'dia_antecipado',
    br: 'Dia fixo do mês seguinte, antes se não for útil',
    en: 'Fixed day of the next month, earlier if not a banking day',
  },
  {
    valor: 'dia_prorrogado',
    br: 'Dia fixo do mês seguinte, depois se não for útil',
    en: 'Fixed day of the next month, later if not a banking day',
  },
);

/** What makes a withheld tax owed: the note, its payment, or the first of both (of the income tax: the day of the credit or of the payment). */
export type FatoGerador = (typeof fatosGeradores)[number]['valor'];
export const fatosGeradores = definirLista(
  { valor: 'emissao', br: 'Emissão da nota', en: 'Issue of the invoice' },
  { valor: 'pagamento', br: 'Pagamento', en: 'Payment' },
  { valor: 'primeiro', br: 'Emissão ou pagamento, o que vier antes', en: 'Issue or payment, the first' },
);

export type TipoFormaPagamento = (typeof tiposFormaPagamento)[number]['valor'];
export type RegraDeVencimento = (typeof regrasDeVencimento)[number]['valor'];
export type Arredondamento = (typeof arredondamentos)[number]['valor'];

/** Whether a kind of price counts as instruction for income tax, when the price itself does not say. */
export const isInstrucao = (tipo: unknown): boolean => tipo === 'anuidade' || tipo === 'matricula';
