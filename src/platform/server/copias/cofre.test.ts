import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { abrir, fechar } from './cofre.ts';

const chave = randomBytes(32);
const BLOCO = 64 * 1024 + 16;
const INICIO = 22;
async function* emPedacos(bytes: Buffer, tamanho = 1_000): AsyncGenerator<Buffer> {
  for (let i = 0; i < bytes.length; i += tamanho) yield bytes.subarray(i, i + tamanho);
}
async function juntar(origem: AsyncIterable<Buffer>): Promise<Buffer> {
  const pedacos: Buffer[] = [];
  for await (const pedaco of origem) pedacos.push(pedaco);
  return Buffer.concat(pedacos);
}
const fechado = (bytes: Buffer, lugar = 'c/p'): Promise<Buffer> => juntar(fechar(emPedacos(bytes), chave, lugar));
const aberto = (bytes: Buffer, { com = chave, lugar = 'c/p' } = {}): Promise<Buffer> => juntar(abrir(emPedacos(bytes, 777), com, lugar));

describe('a part of a backup', () => {
  test.each([0, 1, 64 * 1024 - 1, 64 * 1024, 64 * 1024 + 1, 200_000])('of %d bytes comes back as it was', async (n) => {
    const dado = randomBytes(n);
    const cofre = await fechado(dado);
    expect(await aberto(cofre)).toEqual(dado);
    expect(cofre.includes(dado.subarray(0, 32)) && n > 31).toBe(false);
  });

  test('does not open with one changed byte, wherever it is', async () => {
    const cofre = await fechado(randomBytes(150_000));
    for (const onde of [0, 7, INICIO, INICIO + 40_000, INICIO + BLOCO + 3, cofre.length - 1]) {
      const mudado = Buffer.from(cofre);
      mudado.writeUInt8((mudado.readUInt8(onde) + 1) % 256, onde);
      await expect(aberto(mudado), `byte ${onde}`).rejects.toThrow('damaged or was changed');
    }
  });

  test('does not open when its end is cut, at the end of a block too', async () => {
    const cofre = await fechado(randomBytes(150_000));
    for (const tamanho of [0, 10, INICIO, INICIO + BLOCO, INICIO + 2 * BLOCO, cofre.length - 1])
      await expect(aberto(cofre.subarray(0, tamanho)), `${tamanho} bytes`).rejects.toThrow('damaged or was changed');
  });

  test('does not open with its blocks in another order, with another key, or in the place of another part', async () => {
    const cofre = await fechado(randomBytes(150_000));
    const [a, b] = [cofre.subarray(INICIO, INICIO + BLOCO), cofre.subarray(INICIO + BLOCO, INICIO + 2 * BLOCO)];
    const trocado = Buffer.concat([cofre.subarray(0, INICIO), b, a, cofre.subarray(INICIO + 2 * BLOCO)]);
    await expect(aberto(trocado)).rejects.toThrow('damaged or was changed');
    await expect(aberto(cofre, { com: randomBytes(32) })).rejects.toThrow('damaged or was changed');
    await expect(aberto(cofre, { lugar: 'c/outra' })).rejects.toThrow('damaged or was changed');
  });
});
