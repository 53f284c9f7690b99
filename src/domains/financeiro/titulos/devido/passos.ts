import { type DataCivil, formatarData } from '#shared/datas.ts';
import { decimalCurto } from '#shared/decimais.ts';
import { type Centavos, centavos, formatarReais, somar } from '#shared/dinheiro.ts';
import type { Idioma, ParametrosErro } from '#shared/erros.ts';
import { type DefinicaoTextos, texto } from '#shared/textos.ts';
import { textosDevido } from './textos-devido.ts';
import { encargosAte, type EncargosCorridos, limiteDe, mantidoEm, type ValorDevido } from './valor-devido.ts';
import type { BaixaViva, TituloDevido } from '../termos.ts';

export type ChaveDoPasso =
  | 'valor'
  | 'descontoIncondicional'
  | 'jaAmortizado'
  | 'descontoCondicional'
  | 'descontoPerdido'
  | 'descontoRevogado'
  | 'multa'
  | 'juros'
  | 'jurosPorTrechos'
  | 'encargosMantidos'
  | 'descontoNaoVoltou'
  | 'encargosRecebidos'
  | 'dispensado'
  | 'total';
/** One line of "Por que este valor?": the lines before `total` sum exactly to it. */
export type Passo = { chave: ChaveDoPasso; valorCentavos: Centavos; params: ParametrosErro };

/**
 * How an amount due came to be, line by line: what was owed of fine and interest in all, and then what of it was received or waived, so
 * that each line can be computed again from what it says.
 */
export function passosDoDevido(titulo: TituloDevido, devido: ValorDevido, baixas: readonly BaixaViva[], em: DataCivil): Passo[] {
  const vivas = baixas.filter((b) => b.dataBaixa <= em);
  const { valorCentavos: valor, descontoIncondicionalCentavos: incondicional, descontoCondicionalCentavos: condicional } = titulo;
  const amortizado = centavos(valor - incondicional - devido.saldoCentavos);
  const limite = formatarData(limiteDe(titulo));
  const revogado = somar(vivas.map((b) => b.descontoRevogadoCentavos ?? centavos(0)));
  const corridos = encargosAte(titulo, vivas, em);
  const mantidos = mantidoEm(vivas);
  const perdido = somar(vivas.map((b) => b.descontoPerdidoCentavos ?? centavos(0)));
  const juros = { taxa: decimalCurto(titulo.jurosPercentualMes), dias: devido.diasAtraso };
  const linhas: (Passo | false)[] = [
    {
      chave: 'valor',
      valorCentavos: valor,
      params: { vencimento: formatarData(titulo.dataVencimento) },
    },
    incondicional > 0 && { chave: 'descontoIncondicional', valorCentavos: centavos(0 - incondicional), params: {} },
    amortizado > 0 && { chave: 'jaAmortizado', valorCentavos: centavos(0 - amortizado), params: {} },
    devido.descontoCentavos > 0 && {
      chave: 'descontoCondicional',
      valorCentavos: centavos(0 - devido.descontoCentavos),
      params: { limite },
    },
    !devido.emDia &&
      condicional > perdido && {
        chave: 'descontoPerdido',
        valorCentavos: centavos(0),
        params: { desconto: formatarReais(centavos(condicional - perdido)), limite },
      },
    revogado > 0 && { chave: 'descontoRevogado', valorCentavos: centavos(0), params: { desconto: formatarReais(revogado) } },
    corridos.multaCentavos > 0 && {
      chave: 'multa',
      valorCentavos: corridos.multaCentavos,
      params: { taxa: decimalCurto(titulo.multaPercentual), base: formatarReais(corridos.baseMultaCentavos) },
    },
    corridos.jurosCentavos > 0 &&
      (corridos.trechos.length === 1 && corridos.trechos[0]?.dias === devido.diasAtraso
        ? { chave: 'juros', valorCentavos: corridos.jurosCentavos, params: juros }
        : {
            chave: 'jurosPorTrechos',
            valorCentavos: corridos.jurosCentavos,
            params: { ...juros, trechos: corridos.trechos.map((t) => `${t.dias} × ${formatarReais(t.baseCentavos)}`).join(' + ') },
          }),
    mantidos.multaCentavos + mantidos.jurosCentavos > 0 && {
      chave: 'encargosMantidos',
      valorCentavos: centavos(mantidos.multaCentavos + mantidos.jurosCentavos),
      params: { multa: formatarReais(mantidos.multaCentavos), juros: formatarReais(mantidos.jurosCentavos) },
    },
    perdido > 0 && { chave: 'descontoNaoVoltou', valorCentavos: centavos(0), params: { desconto: formatarReais(perdido) } },
    ...cobertos(
      {
        multaCentavos: centavos(corridos.multaCentavos + mantidos.multaCentavos),
        jurosCentavos: centavos(corridos.jurosCentavos + mantidos.jurosCentavos),
      },
      devido,
      vivas,
    ),
    { chave: 'total', valorCentavos: devido.totalCentavos, params: {} },
  ];
  return linhas.filter((linha): linha is Passo => linha !== false);
}

/**
 * What was received of fine and interest, and what was waived, as lines that lessen them. Never more than there was of each: the day of a
 * payment may have been corrected since, and what it covered then is more than what ran until it now.
 */
function cobertos(
  corridos: Pick<EncargosCorridos, 'multaCentavos' | 'jurosCentavos'>,
  devido: ValorDevido,
  vivas: readonly BaixaViva[],
): (Passo | false)[] {
  const resto = {
    multaCentavos: centavos(corridos.multaCentavos - devido.multaCentavos),
    jurosCentavos: centavos(corridos.jurosCentavos - devido.jurosCentavos),
  };
  const linha = (chave: ChaveDoPasso, quais: readonly BaixaViva[]): Passo | false => {
    const tirar = (parte: 'multaCentavos' | 'jurosCentavos'): Centavos => {
      const tirado = centavos(Math.min(resto[parte], somar(quais.map((b) => b[parte]))));
      resto[parte] = centavos(resto[parte] - tirado);
      return tirado;
    };
    const [multa, juros] = [tirar('multaCentavos'), tirar('jurosCentavos')];
    return (
      multa + juros > 0 && {
        chave,
        valorCentavos: centavos(0 - multa - juros),
        params: { multa: formatarReais(multa), juros: formatarReais(juros) },
      }
    );
  };
  return [
    linha(
      'encargosRecebidos',
      vivas.filter((b) => b.tipo === undefined || b.tipo === 'baixa'),
    ),
    linha(
      'dispensado',
      vivas.filter((b) => b.tipo === 'dispensa'),
    ),
  ];
}

/** The sentence of a line in a language. */
export function textoDoPasso(passo: { chave: ChaveDoPasso; params: ParametrosErro }, idioma: Idioma, em: DataCivil): string {
  return texto<DefinicaoTextos, string>(textosDevido, passo.chave, idioma, { ...passo.params, em: formatarData(em) });
}
