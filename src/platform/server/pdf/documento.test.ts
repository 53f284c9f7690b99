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

async function papeis(quantos: number, aoComecar: () => void = () => undefined): Promise<Buffer> {
  const pdf = new DocumentoPdf(opcoes(0));
  for (let n = 0; n < quantos; n += 1) {
    if (n > 0) await pdf.novoDocumento(opcoes(n));
    aoComecar();
    for (let i = 0; i < 40; i += 1) pdf.paragrafo(`${i} ${'a cláusula diz o que foi combinado entre as partes. '.repeat(6)}`);
  }
  return pdf.concluir();
}

test('the papers of a class are drawn between other answers: never two of them in one turn of the loop', async () => {
  let comecados = 0;
  const porVolta: number[] = [];
  let vistos = 0;
  let girando = true;
  const girar = (): void => {
    porVolta.push(comecados - vistos);
    vistos = comecados;
    if (girando) setImmediate(girar);
  };
  setImmediate(girar);
  await papeis(60, () => (comecados += 1));
  girando = false;
  expect(comecados).toBe(60);
  expect(Math.max(...porVolta)).toBe(1);
});

test('each document of a file counts its own pages', async () => {
  const texto = textoDoPdf(await papeis(3));
  for (const pagina of [1, 2, 3]) expect(texto.split(`Página ${pagina} de 3`)).toHaveLength(4);
});
