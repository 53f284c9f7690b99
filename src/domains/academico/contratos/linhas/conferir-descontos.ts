import { type DataCivil, formatarData } from '#shared/datas.ts';
import { lerDecimal } from '#shared/decimais.ts';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import { errosContrato } from '../erros.ts';

type Quanto = { forma: 'percentual' | 'valor'; percentual: string | null; valorCentavos: number | null; limiteCentavos: number | null };
type Como = { condicional: boolean; sobreValorCheio: boolean };
export type DescontoDoCadastro = Quanto &
  Como & { id: number; nome: string; validoDe: DataCivil | null; validoAte: DataCivil | null; ativo: boolean };
type Alcance = { precoIndice: number | null; parcelaDe: number; parcelaAte: number | null };
export type DescontoAConferir = Quanto & Como & Alcance & { descontoId: number | null };

/**
 * A discount of the register gives at most what the register says: less is agreed case by case, more is another discount; it is given on the
 * days of its validity, and bites once on an installment. Lines without one are judged by nobody here. `anteriores` are those that the
 * contract gives already, for who adds to them. Of what is `firmado` only what no register decides is judged: that it bites once.
 * @throws CADASTRO_DESCONHECIDO, DESCONTO_AINDA_NAO_VALE, DESCONTO_ENCERRADO, DESCONTO_ACIMA_DO_CADASTRO, DESCONTO_CONDICIONAL, DESCONTO_REPETIDO
 */
export function conferirDescontos(
  linhas: readonly DescontoAConferir[],
  cadastro: ReadonlyMap<number, DescontoDoCadastro>,
  {
    hoje,
    firmado = false,
    anteriores = [],
    caminho = (i) => `descontos.${i}`,
  }: { hoje: DataCivil; firmado?: boolean; anteriores?: readonly DescontoJaDado[]; caminho?: (i: number) => string },
): void {
  linhas.forEach(({ descontoId, ...linha }, i) => {
    if (descontoId === null) return;
    const em = (campo: string) => ({ campos: [`${caminho(i)}.${campo}`] });
    const desconto = cadastro.get(descontoId);
    if (!desconto || !(desconto.ativo || firmado)) throw errosContrato.CADASTRO_DESCONHECIDO({}, em('descontoId'));
    if (!firmado) conferirConcessao(linha, desconto, { hoje, em });
    if ([...anteriores, ...linhas.slice(0, i)].some((outro) => outro.descontoId === descontoId && encontram(outro, linha)))
      throw errosContrato.DESCONTO_REPETIDO({ desconto: desconto.nome }, em('descontoId'));
  });
}

/** What the register says of a discount on the day on which it is given. */
function conferirConcessao(
  linha: Quanto & Como,
  desconto: DescontoDoCadastro,
  { hoje, em }: { hoje: DataCivil; em: (campo: string) => { campos: string[] } },
): void {
  const { nome, validoDe, validoAte } = desconto;
  if (validoDe !== null && validoDe > hoje)
    throw errosContrato.DESCONTO_AINDA_NAO_VALE({ desconto: nome, data: formatarData(validoDe) }, em('descontoId'));
  if (validoAte !== null && validoAte < hoje)
    throw errosContrato.DESCONTO_ENCERRADO({ desconto: nome, data: formatarData(validoAte) }, em('descontoId'));
  const campo = campoAcima(linha, desconto);
  if (campo) throw errosContrato.DESCONTO_ACIMA_DO_CADASTRO({ desconto: nome, maximo: escrever(desconto) }, em(campo));
  if (desconto.condicional && !linha.condicional) throw errosContrato.DESCONTO_CONDICIONAL({ desconto: nome }, em('condicional'));
}

export type DescontoJaDado = Alcance & { descontoId?: number | null };

/** Whether two lines bite on a same installment. */
export function encontram(a: Alcance, b: Alcance): boolean {
  const mesmoPreco = a.precoIndice === null || b.precoIndice === null || a.precoIndice === b.precoIndice;
  return mesmoPreco && a.parcelaDe <= (b.parcelaAte ?? 60) && b.parcelaDe <= (a.parcelaAte ?? 60);
}

const CASAS = 4;

/** The member by which a line gives more than the register, or null. */
function campoAcima(linha: Quanto & Como, cadastro: Quanto & Como): keyof Quanto | 'sobreValorCheio' | null {
  if (linha.forma !== cadastro.forma) return 'forma';
  if (linha.forma === 'valor') return (linha.valorCentavos ?? 0) > (cadastro.valorCentavos ?? 0) ? 'valorCentavos' : null;
  if ((lerDecimal(linha.percentual ?? '0', CASAS) ?? 0n) > (lerDecimal(cadastro.percentual ?? '0', CASAS) ?? 0n)) return 'percentual';
  if (linha.sobreValorCheio && !cadastro.sobreValorCheio) return 'sobreValorCheio';
  const limite = cadastro.limiteCentavos;
  return limite !== null && (linha.limiteCentavos === null || linha.limiteCentavos > limite) ? 'limiteCentavos' : null;
}

function escrever({ forma, percentual, valorCentavos, limiteCentavos }: Quanto): string {
  const quanto = forma === 'valor' ? formatarReais(centavos(valorCentavos ?? 0)) : `${Number(percentual).toLocaleString('pt-BR')} %`;
  return limiteCentavos === null ? quanto : `${quanto}, ${formatarReais(centavos(limiteCentavos))}`;
}
