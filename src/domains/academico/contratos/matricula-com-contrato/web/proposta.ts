import type { DescontoDigitado, PrecoDigitado } from '#domains/academico/contratos/web/linhas.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { type DataCivil, montarData, partesDe, somarMeses } from '#shared/datas.ts';
import type { matriculaComContratoApi } from '../api.ts';

export type OpcoesDaMatricula = RespostaCliente<typeof matriculaComContratoApi.opcoesDaMatricula>;

/** The day on which families usually pay. */
const diaUsual = 10;

/** The first due date to propose: the tenth of January, or the first tenth after who enrolls later in the year. */
export function primeiroVencimento(ano: number, dataMatricula: DataCivil): DataCivil {
  const janeiro = montarData(ano, 1, diaUsual);
  if (dataMatricula <= janeiro) return janeiro;
  const { ano: a, mes, dia } = partesDe(dataMatricula);
  const neste = montarData(a, mes, diaUsual);
  return dia <= diaUsual ? neste : somarMeses(neste, 1);
}

/** The price lines to start from: the year's price of the course, paid by the first method. */
export function proporPrecos({ precos, formasPagamento }: OpcoesDaMatricula, vencimento: DataCivil): PrecoDigitado[] {
  const [preco, forma] = [precos[0], formasPagamento[0]];
  if (!preco || !forma) return [];
  const { id, descricao, valorCentavos, parcelas } = preco;
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

export type { DescontoDigitado, PrecoDigitado };
