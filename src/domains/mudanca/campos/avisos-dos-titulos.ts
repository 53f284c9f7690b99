import type { Textos } from '#shared/erros.ts';
import {
  codigoComParcela,
  contaDesconto,
  contaEncargos,
  contaOQuePagaram,
  dizOQueFalta,
  isComDesconto,
  podeTerEncargos,
} from './titulos.ts';

/** Of a sheet what its warnings look at. */
export type PlanilhaDeTitulos = {
  colunas: readonly string[];
  linhas: readonly { numero: number; celulas: readonly string[] }[];
  mapeamento: Readonly<Record<string, number>>;
};

/** Whether a cell is an amount or a percentage other than zero, whatever its sign and however that is written. */
function temQuantia(celula = ''): boolean {
  const numero = /^[-+(\s]*(?:R\$)?[-+(\s]*([\d.,]+)[)%\s-]*$/i.exec(celula.trim())?.[1] ?? '';
  return /^\d*(?:[.,]\d{3})*(?:[.,]\d+)?$/.test(numero) && /[1-9]/.test(numero);
}

/** The column that tells such a thing, and has an amount in some line. */
const colunaCom = ({ colunas, linhas }: PlanilhaDeTitulos, conta: (titulo: string) => boolean): string | undefined =>
  colunas.find((titulo, i) => conta(titulo) && linhas.some(({ celulas }) => temQuantia(celulas[i])));

/**
 * Where something was paid and the amount is not told as what is left, or fine, interest or a discount stand beside one that does not say whether it
 * counts them, whoever loads it should look at which of both it is. Pure.
 */
export function avisosDoValor(planilha: PlanilhaDeTitulos): Textos[] {
  const valor = planilha.colunas[planilha.mapeamento['valor'] ?? -1];
  if (valor === undefined) return [];
  const pago = dizOQueFalta(valor) ? undefined : colunaCom(planilha, contaOQuePagaram);
  const encargo = podeTerEncargos(valor) ? colunaCom(planilha, contaEncargos) : undefined;
  const desconto = isComDesconto(valor) ? undefined : colunaCom(planilha, contaDesconto);
  const paraConferir = (coluna: string | undefined, br: string, en: string): Textos[] =>
    coluna === undefined
      ? []
      : [
          {
            br: `Há valores na coluna ${coluna}, e o que entra como valor em aberto é a coluna ${valor}. ${br}`,
            en: `There are amounts in the column ${coluna}, and what comes in as the open amount is the column ${valor}. ${en}`,
          },
        ];
  return [
    ...paraConferir(pago, 'Confira se ela já é o que falta pagar.', 'Check that it is what is still owed.'),
    ...paraConferir(
      encargo,
      'Confira se ela não os soma: a multa e os juros são calculados aqui outra vez.',
      'Check that it does not add them up: fine and interest are calculated here again.',
    ),
    ...paraConferir(
      desconto,
      'Confira se o desconto já saiu dela: aqui o título vale o que a coluna diz, e nada se desconta.',
      'Check that the discount is taken off it: here the title is worth what the column says, and nothing is discounted.',
    ),
  ];
}

/** Where an installment has a column, that it is a part of the code is told by the first line that has one. Pure. */
export function avisosDaParcela({ colunas, linhas, mapeamento: { codigo = -1, parcela = -1 } }: PlanilhaDeTitulos): Textos[] {
  const primeira = linhas.find(({ celulas }) => celulas[codigo] && celulas[parcela])?.celulas;
  if (primeira === undefined) return [];
  const como = codigoComParcela(primeira[codigo] ?? '', primeira[parcela] ?? '');
  return [
    {
      br: `O código de cada título é o da coluna ${colunas[codigo]} com o da coluna ${colunas[parcela]}, como ${como}: cada parcela é um título.`,
      en: `The code of each title is that of the column ${colunas[codigo]} with that of the column ${colunas[parcela]}, as ${como}: each installment is a title.`,
    },
  ];
}
