import type { PrecoDigitado } from '#domains/academico/contratos/linhas/web/door.tsx';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { aPartirDaEntrada, primeiroVencimento } from '#domains/academico/contratos/linhas/entrada-tardia.ts';
import type { Centavos } from '#shared/dinheiro.ts';
import { type DataCivil, partesDe } from '#shared/datas.ts';
import type { matriculaComContratoApi } from '../api.ts';

export type OpcoesDaMatricula = RespostaCliente<typeof matriculaComContratoApi.opcoesDaMatricula>;

/** The price lines to start from: the year's price of the course, from the month of the entry on, paid by the first method. */
export function proporPrecos({ precos, formasPagamento }: OpcoesDaMatricula, ano: number, dataMatricula: DataCivil): PrecoDigitado[] {
  const [preco, forma] = [precos[0], formasPagamento[0]];
  if (!preco || !forma) return [];
  const { id, descricao } = preco;
  const { valorCentavos, parcelas } = aPartirDaEntrada(preco, ano, dataMatricula);
  const vencimento = primeiroVencimento(ano, dataMatricula);
  return [
    {
      precoId: id,
      descricao,
      valorCentavos,
      parcelas,
      primeiroVencimento: vencimento,
      diaVencimento: partesDe(vencimento).dia,
      formaPagamentoId: forma.id,
    },
  ];
}

/**
 * The lines of register prices that, for who enters on a date, charge another number of installments or another amount than is
 * proposed, each beside what it would be; the rest of the line stays.
 */
export function foraDaProposta(
  linhas: readonly PrecoDigitado[],
  precos: OpcoesDaMatricula['precos'],
  ano: number,
  dataMatricula: DataCivil,
): { indice: number; linha: PrecoDigitado; proposta: PrecoDigitado & { valorCentavos: Centavos; parcelas: number } }[] {
  return linhas.flatMap((linha, indice) => {
    const preco = precos.find(({ id }) => id === linha.precoId);
    if (!preco) return [];
    const { valorCentavos, parcelas } = aPartirDaEntrada(preco, ano, dataMatricula);
    if (linha.valorCentavos === valorCentavos && linha.parcelas === parcelas) return [];
    const vencimento = primeiroVencimento(ano, dataMatricula);
    const proposta = { ...linha, valorCentavos, parcelas, primeiroVencimento: vencimento, diaVencimento: partesDe(vencimento).dia };
    return [{ indice, linha, proposta }];
  });
}
