import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { emZip } from './zip.ts';

/** The members as a reader finds them: from the index at the end to the place of each. */
function ler(zip: Buffer): { nome: string; conteudo: Buffer; inteiro: boolean }[] {
  const fim = zip.length - 22;
  expect(zip.readUInt32LE(fim)).toBe(0x06054b50);
  const [quantos, tamanho, inicio] = [zip.readUInt16LE(fim + 10), zip.readUInt32LE(fim + 12), zip.readUInt32LE(fim + 16)];
  expect(inicio + tamanho).toBe(fim);
  const membros: { nome: string; conteudo: Buffer; inteiro: boolean }[] = [];
  let em = inicio;
  for (let i = 0; i < quantos; i += 1) {
    expect(zip.readUInt32LE(em)).toBe(0x02014b50);
    const [crc, bytes, nome, lugar] = [
      zip.readUInt32LE(em + 16),
      zip.readUInt32LE(em + 24),
      zip.readUInt16LE(em + 28),
      zip.readUInt32LE(em + 42),
    ];
    expect(zip.readUInt32LE(lugar)).toBe(0x04034b50);
    const dados = lugar + 30 + zip.readUInt16LE(lugar + 26);
    const conteudo = zip.subarray(dados, dados + bytes);
    membros.push({ nome: zip.toString('utf8', em + 46, em + 46 + nome), conteudo, inteiro: crc32(conteudo) === crc });
    em += 46 + nome;
  }
  return membros;
}

test('every file is found in it, with its name and bytes', () => {
  const membros = [
    { nome: '6º ano A.pdf', conteudo: Buffer.from('%PDF um') },
    { nome: 'vazio.txt', conteudo: Buffer.alloc(0) },
    { nome: '1ª série.bin', conteudo: Buffer.from([0, 255, 80, 75, 3, 4]) },
  ];
  expect(ler(emZip(membros))).toEqual(membros.map((membro) => ({ ...membro, inteiro: true })));
  expect(ler(emZip([]))).toEqual([]);
});
