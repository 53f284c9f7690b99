import { type DataCivil, formatarData, vencimentoDaParcela } from '#shared/datas.ts';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import { errosContrato } from '../erros.ts';
import { passaDaAnuidade, somaDaAnuidade, somaDigitada, tetoDigitadoCentavos } from './valor-digitado.ts';
import { janelaDeVencimentos } from './janela-de-vencimentos.ts';

export type PrecoDoCadastro = {
  id: number;
  descricao: string;
  tipo: string;
  ano: number;
  cursoId: number | null;
  cursoNome: string | null;
  valorCentavos: number;
  ativo: boolean;
};
export type LinhaAConferir = {
  precoId: number | null;
  valorCentavos: number;
  parcelas: number;
  primeiroVencimento: DataCivil;
  diaVencimento: number;
};
/** Of a course in a year, and what a year of it costs. */
export type AnuidadeDoContrato = { ano: number; cursoId: number; cursoNome: string; anuidadeCentavos: number | null };

/**
 * What each price line charges is what the school offers to this enrollment: a price in use, of its year and of its course (or of
 * every course), never more than the price says (Lei 9.870/1999, art. 1 §5), due in the time of the year.
 * Without an enrollment only the prices themselves are judged; of what is `firmado`, not whether the price is still in use.
 * @throws CADASTRO_DESCONHECIDO, PRECO_INATIVO, PRECO_DE_OUTRO_ANO, PRECO_DE_OUTRO_CURSO, PRECO_EXCEDIDO,
 * CONTRATO_VENCIMENTO_INVALIDO, CONTRATO_ULTIMO_VENCIMENTO_INVALIDO
 */
export function conferirPrecos(
  linhas: readonly LinhaAConferir[],
  cadastro: ReadonlyMap<number, PrecoDoCadastro>,
  matricula: AnuidadeDoContrato | null,
  { firmado = false }: { firmado?: boolean } = {},
): void {
  linhas.forEach((linha, i) => {
    if (linha.precoId !== null) {
      const preco = cadastro.get(linha.precoId);
      if (!preco) throw errosContrato.CADASTRO_DESCONHECIDO({}, { campos: [`precos.${i}.precoId`] });
      conferirPreco({ ...preco, ativo: preco.ativo || firmado }, matricula, `precos.${i}.precoId`);
    }
    if (matricula) conferirVencimentos(linha, matricula.ano, i);
  });
  conferirMaximos(linhas, cadastro);
}

/** No price of the register is charged over what it says, in one line or in several. @throws PRECO_EXCEDIDO */
export function conferirMaximos(
  linhas: readonly Pick<LinhaAConferir, 'precoId' | 'valorCentavos'>[],
  cadastro: ReadonlyMap<number, Pick<PrecoDoCadastro, 'descricao' | 'valorCentavos'>>,
): void {
  const somas = new Map<number, number>();
  linhas.forEach(({ precoId, valorCentavos }, i) => {
    const preco = cadastro.get(precoId ?? 0);
    if (!preco) return;
    const soma = (somas.get(precoId ?? 0) ?? 0) + valorCentavos;
    somas.set(precoId ?? 0, soma);
    if (soma <= preco.valorCentavos) return;
    throw errosContrato.PRECO_EXCEDIDO(
      { preco: preco.descricao, soma: formatarReais(centavos(soma)), valor: formatarReais(centavos(preco.valorCentavos)) },
      { campos: [`precos.${i}.valorCentavos`] },
    );
  });
}

/**
 * What is typed without a price stays within a year of the course, or the contract says why; and under the limit of a slip.
 * @throws VALOR_DIGITADO_EXCESSIVO, VALOR_ACIMA_DA_ANUIDADE
 */
export function conferirDigitado(
  linhas: readonly Pick<LinhaAConferir, 'precoId' | 'valorCentavos'>[],
  motivo: string | null,
  matricula: Pick<AnuidadeDoContrato, 'ano' | 'cursoNome' | 'anuidadeCentavos'> | null,
): void {
  const digitado = somaDigitada(linhas);
  const soma = formatarReais(digitado);
  if (digitado > tetoDigitadoCentavos) {
    const ultima = linhas.findLastIndex(({ precoId }) => precoId === null);
    throw errosContrato.VALOR_DIGITADO_EXCESSIVO(
      { soma, teto: formatarReais(tetoDigitadoCentavos) },
      { campos: [`precos.${ultima}.valorCentavos`] },
    );
  }
  if (!matricula || motivo !== null || !passaDaAnuidade(linhas, matricula.anuidadeCentavos)) return;
  const { cursoNome: curso, ano, anuidadeCentavos } = matricula;
  throw errosContrato.VALOR_ACIMA_DA_ANUIDADE(
    { soma, curso, ano, anuidade: formatarReais(centavos(anuidadeCentavos ?? 0)) },
    { campos: ['motivoAcimaDaAnuidade'] },
  );
}

/**
 * Tuition and enrollment fee together stay within a year of the course, or the contract says why (Lei 9.870/1999, art. 1 §5).
 * @throws ANUIDADE_EXCEDIDA
 */
export function conferirAnuidade(
  linhas: readonly { tipo: string | null; valorCentavos: number }[],
  motivo: string | null,
  matricula: Pick<AnuidadeDoContrato, 'ano' | 'cursoNome' | 'anuidadeCentavos'> | null,
): void {
  const anuidade = matricula?.anuidadeCentavos ?? null;
  const soma = somaDaAnuidade(linhas);
  if (!matricula || anuidade === null || motivo !== null || soma <= anuidade) return;
  const { cursoNome: curso, ano } = matricula;
  throw errosContrato.ANUIDADE_EXCEDIDA(
    { soma: formatarReais(soma), curso, ano, anuidade: formatarReais(centavos(anuidade)) },
    { campos: ['motivoAcimaDaAnuidade'] },
  );
}

function conferirPreco({ descricao: preco, ...dados }: PrecoDoCadastro, matricula: AnuidadeDoContrato | null, campo: string): void {
  const campos = [campo];
  if (!dados.ativo) throw errosContrato.PRECO_INATIVO({ preco }, { campos });
  if (!matricula) return;
  const { ano, cursoId, cursoNome } = matricula;
  if (dados.ano !== ano) throw errosContrato.PRECO_DE_OUTRO_ANO({ preco, anoDoPreco: dados.ano, ano }, { campos });
  if (dados.cursoId !== null && dados.cursoId !== cursoId)
    throw errosContrato.PRECO_DE_OUTRO_CURSO({ preco, cursoDoPreco: dados.cursoNome ?? '', curso: cursoNome }, { campos });
}

function conferirVencimentos({ primeiroVencimento, parcelas, diaVencimento }: LinhaAConferir, ano: number, i: number): void {
  const { de, ate, ultimoAte } = janelaDeVencimentos(ano);
  if (primeiroVencimento < de || primeiroVencimento > ate) {
    throw errosContrato.CONTRATO_VENCIMENTO_INVALIDO(
      { de: formatarData(de), ate: formatarData(ate) },
      { campos: [`precos.${i}.primeiroVencimento`] },
    );
  }
  const ultimo = vencimentoDaParcela(primeiroVencimento, parcelas - 1, diaVencimento);
  if (ultimo > ultimoAte) {
    throw errosContrato.CONTRATO_ULTIMO_VENCIMENTO_INVALIDO(
      { data: formatarData(ultimo), ate: formatarData(ultimoAte) },
      { campos: [`precos.${i}.parcelas`] },
    );
  }
}
