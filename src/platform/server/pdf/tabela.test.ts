import { expect, test } from 'vitest';
import { lugaresNoPdf } from '#tests/helpers/pdf.ts';
import { DocumentoPdf } from './documento.ts';

const nulos = { cnpj: null, inep: null, endereco: null, cidade: null, uf: null, telefone: null, email: null };

test('a figure of a heading stays in its column, whatever is empty at its right; its name goes on over what is empty', async () => {
  const pdf = new DocumentoPdf({
    escola: { versao: 1, nome: 'Colégio Exemplo', ...nulos },
    titulo: 'DRE',
    criadoEm: '2026-03-10T12:00:00Z',
  });
  pdf.tabela({
    colunas: [
      { titulo: 'Conta', peso: 1 },
      { titulo: 'Nome', peso: 2 },
      { titulo: 'Variação', peso: 1, direita: true },
      { titulo: 'Da receita', peso: 1, direita: true },
    ],
    linhas: [
      ['Uma receita de nome comprido', '', '333,31', ''],
      ['3', 'Receita', '333,31', ''],
    ],
    cabecas: new Map([[0, 'grupo']]),
  });
  const lugares = lugaresNoPdf(await pdf.concluir());
  const figuras = lugares.filter(({ texto }) => texto === '333,31').map(({ x }) => x);
  expect(figuras).toHaveLength(2);
  expect(figuras[0]).toBeCloseTo(figuras[1] ?? 0, 1);
  expect(lugares.map(({ texto }) => texto)).toContain('Uma receita de nome comprido');
});
