import { createPublicKey, verify } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { assinar, chaveDeAssinatura, chavePublica, confereAssinatura } from './assinatura.ts';

const chave = chaveDeAssinatura(Buffer.alloc(32, 7));
const assinado = (texto: string) => buffer(assinar(Readable.from([texto.slice(0, 9), texto.slice(9)], { objectMode: false }), chave));
const texto = '\uFEFFQuando;Quem\r\n01/02/2026;João\r\n';

test('a signed file checks; one byte changed, taken out or added anywhere does not', async () => {
  const arquivo = await assinado(texto);
  expect(confereAssinatura(arquivo, chave)).toBe(true);
  for (let i = 0; i < arquivo.length; i += 1) {
    const outro = Buffer.from(arquivo);
    outro[i] = (outro[i] ?? 0) ^ 1;
    expect(confereAssinatura(outro, chave), `byte ${i}`).toBe(false);
    expect(confereAssinatura(Buffer.concat([arquivo.subarray(0, i), arquivo.subarray(i + 1)]), chave), `without byte ${i}`).toBe(false);
  }
  expect(confereAssinatura(Buffer.concat([arquivo, Buffer.from('x')]), chave)).toBe(false);
});

test('the signature of another portal is none of this one', async () => {
  expect(confereAssinatura(await assinado(texto), chaveDeAssinatura(Buffer.alloc(32, 8)))).toBe(false);
});

test('the public key is enough to check it without the portal', async () => {
  const linhas = (await assinado(texto)).toString('utf8').split('\r\n');
  const [resumo = '', assinatura = ''] = linhas.slice(-3, -1).map((linha) => linha.slice(linha.indexOf(';') + 1));
  expect(verify(null, Buffer.from(resumo), createPublicKey(chavePublica(chave)), Buffer.from(assinatura, 'base64'))).toBe(true);
});

test('text that looks like a signature inside a row changes nothing', async () => {
  expect(confereAssinatura(await assinado(`${texto}# resumo SHA-256;abc\r\n# assinatura Ed25519;def\r\n`), chave)).toBe(true);
});
