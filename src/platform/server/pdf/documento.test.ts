import { expect, test } from 'vitest';
import { textoDoPdf } from '#tests/helpers/pdf.ts';
import { DocumentoPdf, type OpcoesDocumento } from './documento.ts';

const nulos = { cnpj: null, inep: null, endereco: null, cidade: null, uf: null, telefone: null, email: null };
const opcoes = (n: number): OpcoesDocumento => ({
  escola: { versao: 1, nome: 'Colégio Exemplo', ...nulos },
  titulo: `Documento ${n}`,
  criadoEm: '2026-03-10T12:00:00Z',
  marca: 'RASCUNHO',
});

async function papeis(quantos: number): Promise<Buffer> {
  const pdf = new DocumentoPdf(opcoes(0));
  for (let n = 0; n < quantos; n += 1) {
    if (n > 0) await pdf.novoDocumento(opcoes(n));
    for (let i = 0; i < 40; i += 1) pdf.paragrafo(`${i} ${'a cláusula diz o que foi combinado entre as partes. '.repeat(6)}`);
  }
  return pdf.concluir();
}

test('the papers of a class are drawn between other answers: no pause of the loop is a tenth of the whole', async () => {
  // The fonts are read with the first paper of a process.
  await papeis(2);
  let maior = 0;
  let ultima = performance.now();
  const relogio = setInterval(() => {
    maior = Math.max(maior, performance.now() - ultima);
    ultima = performance.now();
  }, 1);
  const inicio = performance.now();
  await papeis(60);
  const total = performance.now() - inicio;
  clearInterval(relogio);
  maior = Math.max(maior, performance.now() - ultima);
  expect(maior).toBeLessThan(total / 10);
});

test('each document of a file counts its own pages', async () => {
  const texto = textoDoPdf(await papeis(3));
  for (const pagina of [1, 2, 3]) expect(texto.split(`Página ${pagina} de 3`)).toHaveLength(4);
});
