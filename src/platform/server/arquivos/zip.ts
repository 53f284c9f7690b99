import { crc32 } from 'node:zlib';

export type Membro = { nome: string; conteudo: Buffer };

const VERSAO = 20;
/** Names are UTF-8. */
const NOMES_UTF8 = 0x0800;
/** 1 January 1980, the first day that the format knows: the same files give the same bytes. */
const DATA = 0x0021;

/** Files in one ZIP, as they are: what is packed already (PDF, images) would not get smaller. */
export function emZip(membros: readonly Membro[]): Buffer {
  const partes: Buffer[] = [];
  const indice: Buffer[] = [];
  let lugar = 0;
  for (const { nome, conteudo } of membros) {
    const nomeEmBytes = Buffer.from(nome, 'utf8');
    const comuns = Buffer.alloc(26);
    comuns.writeUInt16LE(VERSAO, 0);
    comuns.writeUInt16LE(NOMES_UTF8, 2);
    comuns.writeUInt16LE(DATA, 8);
    comuns.writeUInt32LE(crc32(conteudo), 10);
    comuns.writeUInt32LE(conteudo.length, 14);
    comuns.writeUInt32LE(conteudo.length, 18);
    comuns.writeUInt16LE(nomeEmBytes.length, 22);
    const cabeca = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), comuns, nomeEmBytes]);
    const resto = Buffer.alloc(14);
    resto.writeUInt32LE(lugar, 10);
    indice.push(Buffer.concat([Buffer.from('PK\u0001\u0002', 'latin1'), Buffer.from([VERSAO, 0]), comuns, resto, nomeEmBytes]));
    partes.push(cabeca, conteudo);
    lugar += cabeca.length + conteudo.length;
  }
  const tamanhoDoIndice = indice.reduce((soma, { length }) => soma + length, 0);
  const fim = Buffer.alloc(18);
  fim.writeUInt16LE(membros.length, 4);
  fim.writeUInt16LE(membros.length, 6);
  fim.writeUInt32LE(tamanhoDoIndice, 8);
  fim.writeUInt32LE(lugar, 12);
  return Buffer.concat([...partes, ...indice, Buffer.from('PK\u0005\u0006', 'latin1'), fim]);
}
