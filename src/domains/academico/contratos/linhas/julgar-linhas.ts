import type { DataCivil } from '#shared/datas.ts';
import { centavos, type Centavos, formatarReais } from '#shared/dinheiro.ts';
import { conferirDescontos, type DescontoAConferir, type DescontoDoCadastro, type DescontoJaDado } from './conferir-descontos.ts';
import {
  type AnuidadeDoContrato,
  conferirAnuidade,
  conferirDigitado,
  conferirMaximos,
  conferirPrecos,
  type LinhaAConferir,
  type PrecoDoCadastro,
} from './conferir-precos.ts';
import { errosContrato } from '../erros.ts';
import { isDoAno } from './valor-digitado.ts';
import { calcularParcelas, type LinhaDesconto, type LinhaPreco } from '../parcelas.ts';

/** What contracts of the same enrollment that ended charged, or still charge, of the annual value. */
export type JaCobrado = { contratos: string[]; somaCentavos: Centavos };
export type MatriculaDasLinhas = AnuidadeDoContrato & { jaCobrado: JaCobrado };
/** The registers that lines point at, and the day on which they are judged. */
export type Cadastros = {
  precos: ReadonlyMap<number, PrecoDoCadastro>;
  descontos: ReadonlyMap<number, DescontoDoCadastro>;
  formas: ReadonlySet<number>;
  contas: ReadonlySet<number>;
  hoje: DataCivil;
  /**
   * What waits for its signature was judged by the register on the day it was sent: what this offers by now does not take from a family what it
   * was given to sign.
   */
  firmado?: boolean;
};
type PrecoDaLinha = LinhaAConferir & Omit<LinhaPreco, 'indice'> & { formaPagamentoId: number; contaBancariaId: number | null };
export type LinhasAConferir = {
  precos: readonly PrecoDaLinha[];
  descontos: readonly (DescontoAConferir & LinhaDesconto)[];
  motivoAcimaDaAnuidade?: string | null;
};
/** What one price line asks of the family: its value, and what unconditional discounts leave of it. */
export type ValorDaLinha = { precoId: number | null; valorCentavos: number; liquidoCentavos: number };

/**
 * The rules of the lines of a contract, wherever they come from: the preview, every way of saving, and the day on which it comes into force.
 * @throws CADASTRO_DESCONHECIDO and what `conferirDescontos`, `conferirPrecos` and `conferirValores` refuse
 */
export function julgarLinhas(
  { precos, descontos, motivoAcimaDaAnuidade: motivo = null }: LinhasAConferir,
  cadastros: Cadastros,
  matricula: MatriculaDasLinhas | null,
): void {
  const { firmado = false } = cadastros;
  precos.forEach(({ formaPagamentoId, contaBancariaId }, i) => {
    if (firmado) return;
    conferirExistente(cadastros.formas, formaPagamentoId, `precos.${i}.formaPagamentoId`);
    conferirExistente(cadastros.contas, contaBancariaId, `precos.${i}.contaBancariaId`);
  });
  conferirDescontos(descontos, cadastros.descontos, cadastros);
  conferirPrecos(precos, cadastros.precos, matricula, { firmado });
  const parcelas = calcularParcelas(
    precos.map((preco, indice) => ({ ...preco, indice })),
    descontos,
  );
  const linhas = precos.map(({ precoId, valorCentavos }, indice) => ({
    precoId,
    valorCentavos,
    liquidoCentavos: parcelas.reduce(
      (soma, p) => (p.precoIndice === indice ? soma + p.valorCentavos - p.descontoIncondicionalCentavos : soma),
      0,
    ),
  }));
  conferirValores({ linhas, motivo }, cadastros, matricula);
}

/** Lines as they would be, and as they are where something is in force already: what does not go up was judged then. */
export type ValoresDasLinhas = { linhas: readonly ValorDaLinha[]; antes?: readonly ValorDaLinha[]; motivo: string | null };

/**
 * What lines charge stays within what the school publishes for the year (Lei 9.870/1999, art. 1).
 * @throws PRECO_EXCEDIDO, ANUIDADE_EXCEDIDA, VALOR_DIGITADO_EXCESSIVO, VALOR_ACIMA_DA_ANUIDADE, ANUIDADE_JA_COBRADA
 */
function conferirValores({ linhas, antes, motivo }: ValoresDasLinhas, { precos }: Cadastros, matricula: MatriculaDasLinhas | null): void {
  const tipoDe = ({ precoId }: ValorDaLinha): string | null => precos.get(precoId ?? 0)?.tipo ?? null;
  const isAnuidade = (linha: ValorDaLinha): boolean => ['anuidade', 'matricula'].includes(tipoDe(linha) ?? '');
  const isDigitada = ({ precoId }: ValorDaLinha): boolean => precoId === null;
  const soma = (de: readonly ValorDaLinha[], quais: (linha: ValorDaLinha) => boolean, campo: 'valorCentavos' | 'liquidoCentavos') =>
    de.reduce((total, linha) => (quais(linha) ? total + linha[campo] : total), 0);
  const sobe = (quais: (linha: ValorDaLinha) => boolean, campo: 'valorCentavos' | 'liquidoCentavos' = 'valorCentavos'): boolean =>
    antes === undefined || soma(linhas, quais, campo) > soma(antes, quais, campo);
  conferirMaximos(linhas, new Map([...precos].filter(([id]) => sobe(({ precoId }) => precoId === id))));
  if (sobe(isAnuidade))
    conferirAnuidade(
      linhas.map((linha) => ({ ...linha, tipo: tipoDe(linha) })),
      motivo,
      matricula,
    );
  if (sobe(isDigitada)) conferirDigitado(linhas, motivo, matricula);
  const doAno = (linha: ValorDaLinha): boolean => isDoAno({ precoId: linha.precoId, tipo: tipoDe(linha) });
  if (matricula && motivo === null && sobe(doAno, 'liquidoCentavos')) conferirJaCobrado(soma(linhas, doAno, 'liquidoCentavos'), matricula);
}

/** One year is charged once: what contracts of the enrollment that ended took of it counts. @throws ANUIDADE_JA_COBRADA */
export function conferirJaCobrado(novoCentavos: number, { jaCobrado, anuidadeCentavos, cursoNome: curso, ano }: MatriculaDasLinhas): void {
  const soma = jaCobrado.somaCentavos + novoCentavos;
  if (anuidadeCentavos === null || jaCobrado.somaCentavos === 0 || novoCentavos === 0 || soma <= anuidadeCentavos) return;
  const reais = (valor: number): string => formatarReais(centavos(valor));
  throw errosContrato.ANUIDADE_JA_COBRADA(
    {
      contratos: jaCobrado.contratos.join(', '),
      cobrado: reais(jaCobrado.somaCentavos),
      novo: reais(novoCentavos),
      soma: reais(soma),
      curso,
      ano,
      anuidade: reais(anuidadeCentavos),
    },
    { campos: ['motivoAcimaDaAnuidade'] },
  );
}

/** The same rules over what an addendum adds or changes: the discounts that it gives, and the lines that it raises. */
export function julgarMudanca(
  {
    descontos,
    emVigor,
    ...valores
  }: ValoresDasLinhas & {
    descontos: readonly (DescontoAConferir & { caminho: string })[];
    emVigor: readonly DescontoJaDado[];
  },
  cadastros: Cadastros,
  matricula: MatriculaDasLinhas,
): void {
  conferirDescontos(descontos, cadastros.descontos, {
    ...cadastros,
    anteriores: emVigor,
    caminho: (i) => descontos[i]?.caminho ?? '',
  });
  conferirValores(valores, cadastros, matricula);
}

function conferirExistente(existentes: ReadonlySet<number>, id: number | null, campo: string): void {
  if (id !== null && !existentes.has(id)) throw errosContrato.CADASTRO_DESCONHECIDO({}, { campos: [campo] });
}
