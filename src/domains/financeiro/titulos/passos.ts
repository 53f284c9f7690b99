import { type DataCivil, formatarData } from '#shared/datas.ts';
import { type Centavos, centavos, formatarReais, somar } from '#shared/dinheiro.ts';
import type { Idioma, ParametrosErro } from '#shared/erros.ts';
import { texto } from '#shared/textos.ts';
import { textosDevido } from './textos-devido.ts';
import { type BaixaViva, dataLimite, type TituloDevido, type ValorDevido } from './valor-devido.ts';

export type ChaveDoPasso =
  | 'valor'
  | 'descontoIncondicional'
  | 'jaAmortizado'
  | 'descontoCondicional'
  | 'descontoPerdido'
  | 'descontoRevogado'
  | 'multa'
  | 'juros'
  | 'dispensado'
  | 'total';
/** One line of "Por que este valor?": the lines before `total` sum exactly to it. */
export type Passo = { chave: ChaveDoPasso; valorCentavos: Centavos; params: ParametrosErro };

/** How an amount due came to be, line by line. `vivas` are what lessens the title up to that date; waived charges get a line that adds nothing. */
export function passosDoDevido(titulo: TituloDevido, devido: ValorDevido, vivas: readonly BaixaViva[] = []): Passo[] {
  const { valorCentavos: valor, descontoIncondicionalCentavos: incondicional, descontoCondicionalCentavos: condicional } = titulo;
  const amortizado = centavos(valor - incondicional - devido.saldoCentavos);
  const limite = formatarData(dataLimite(titulo.dataVencimento));
  const revogado = somar(vivas.map((b) => b.descontoRevogadoCentavos ?? centavos(0)));
  const dispensas = vivas.filter((b) => b.tipo === 'dispensa');
  const dispensado = (parte: 'multaCentavos' | 'jurosCentavos'): string => formatarReais(somar(dispensas.map((d) => d[parte])));
  const linhas: (Passo | false)[] = [
    { chave: 'valor', valorCentavos: valor, params: { vencimento: formatarData(titulo.dataVencimento) } },
    incondicional > 0 && { chave: 'descontoIncondicional', valorCentavos: centavos(0 - incondicional), params: {} },
    amortizado > 0 && { chave: 'jaAmortizado', valorCentavos: centavos(0 - amortizado), params: {} },
    devido.descontoCentavos > 0 && {
      chave: 'descontoCondicional',
      valorCentavos: centavos(0 - devido.descontoCentavos),
      params: { limite },
    },
    !devido.emDia &&
      condicional > 0 && { chave: 'descontoPerdido', valorCentavos: centavos(0), params: { desconto: formatarReais(condicional), limite } },
    revogado > 0 && { chave: 'descontoRevogado', valorCentavos: centavos(0), params: { desconto: formatarReais(revogado) } },
    devido.multaCentavos > 0 && {
      chave: 'multa',
      valorCentavos: devido.multaCentavos,
      params: { taxa: taxaCurta(titulo.multaPercentual), base: formatarReais(devido.baseMultaCentavos) },
    },
    devido.jurosCentavos > 0 && {
      chave: 'juros',
      valorCentavos: devido.jurosCentavos,
      params: { taxa: taxaCurta(titulo.jurosPercentualMes), dias: devido.diasAtraso },
    },
    dispensas.length > 0 && {
      chave: 'dispensado',
      valorCentavos: centavos(0),
      params: { multa: dispensado('multaCentavos'), juros: dispensado('jurosCentavos') },
    },
    { chave: 'total', valorCentavos: devido.totalCentavos, params: {} },
  ];
  return linhas.filter((linha): linha is Passo => linha !== false);
}

/** '2.0000' → '2', '1.5000' → '1,5'. */
export function taxaCurta(taxa: string): string {
  return taxa.replace(/\.?0+$/, '').replace('.', ',');
}

/** The sentence of a line in a language. */
export function textoDoPasso(passo: { chave: ChaveDoPasso; params: ParametrosErro }, idioma: Idioma, em: DataCivil): string {
  return texto(textosDevido, passo.chave, idioma, { ...passo.params, em: formatarData(em) });
}
