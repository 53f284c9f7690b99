import { expect, test } from 'vitest';
import { EmPaginas } from './paginas.ts';
import { blocoDaLinha, type LinhaDoRazao } from './razao.ts';

const linha = (ordem: number, parte: Partial<LinhaDoRazao> = {}): LinhaDoRazao => ({
  ordem,
  conta: '1.1.01.001 Caixa',
  primeira: ordem === 1,
  anteriorCentavos: 5000,
  data: '2026-03-02',
  numero: ordem,
  ano: 2026,
  historico: 'Venda',
  contrapartida: '3.3.01.002',
  debitoCentavos: 100,
  creditoCentavos: 0,
  saldoCentavos: 5000 + ordem * 100,
  ...parte,
});
const medir = (texto: string) => texto.length;
const textosDe = (linhas: readonly (readonly { texto: string }[])[]) =>
  linhas.map((l) =>
    l
      .map((t) => t.texto)
      .join(' ')
      .trim(),
  );

test('the first line of an account brings its name and what it held before; balances have their side', () => {
  expect(textosDe(blocoDaLinha(linha(1), medir).linhas)).toEqual([
    '',
    '1.1.01.001 Caixa',
    'Saldo anterior 50,00 D',
    '02/03/2026 1/2026 3.3.01.002 Venda 1,00  51,00 D',
  ]);
  expect(textosDe(blocoDaLinha(linha(2, { saldoCentavos: -250 }), medir).linhas)).toEqual([
    '02/03/2026 2/2026 3.3.01.002 Venda 1,00  2,50 C',
  ]);
});

test('an account that did not move shows what it held, and nothing else', () => {
  const parada = linha(1, {
    data: null,
    numero: null,
    ano: null,
    historico: null,
    contrapartida: null,
    debitoCentavos: 0,
    anteriorCentavos: -70,
  });
  expect(textosDe(blocoDaLinha(parada, medir).linhas)).toEqual(['', '1.1.01.001 Caixa', 'Saldo anterior 0,70 C']);
});

test('a page that begins in the middle of an account says which, also as the first of a volume', () => {
  const paginas = new EmPaginas({ linhasPorPagina: 5, maximo: 10, transporte: 0 });
  for (let i = 1; i <= 4; i += 1) paginas.tomar(blocoDaLinha(linha(i), medir));
  expect(paginas.concluir().paginas.map((p) => p.titulo)).toEqual([undefined, '1.1.01.001 Caixa']);
  const seguinte = new EmPaginas({ linhasPorPagina: 5, maximo: 10, transporte: 0 });
  seguinte.tomar(blocoDaLinha(linha(9), medir));
  expect(seguinte.concluir()).toMatchObject({ ate: 9, paginas: [{ titulo: '1.1.01.001 Caixa' }] });
});
