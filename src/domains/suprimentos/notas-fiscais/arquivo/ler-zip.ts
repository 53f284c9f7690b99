import { inflateRawSync } from 'node:zlib';
import { errosDoArquivo } from './erros.ts';

/** A file of an archive; null where it is larger than an invoice ever is. */
export type MembroDoZip = { nome: string; conteudo: Buffer | null };

const MEMBROS = 500;
const MEMBRO = 2 * 1_048_576;
const TUDO = 100 * 1_048_576;

export const isZip = (bytes: Buffer): boolean => bytes.length > 22 && bytes.readUInt32LE(0) === 0x04034b50;

/** The XML files of an archive, one at a time: the sizes that it declares are not believed. @throws NF_ZIP_ILEGIVEL, NF_ZIP_GRANDE, NF_ZIP_SEM_XML */
export function* xmlsDoZip(zip: Buffer): Generator<MembroDoZip> {
  const entradas = comErroClaro(() => entradasDe(zip)).filter(({ nome }) => /\.xml$/i.test(nome));
  if (entradas.length === 0) throw errosDoArquivo.NF_ZIP_SEM_XML();
  if (entradas.length > MEMBROS) throw errosDoArquivo.NF_ZIP_GRANDE({ maximo: MEMBROS });
  let resta = TUDO;
  for (const entrada of entradas) {
    const conteudo = comErroClaro(() => abrir(zip, entrada));
    resta -= conteudo?.length ?? MEMBRO;
    if (resta < 0) throw errosDoArquivo.NF_ZIP_GRANDE({ maximo: MEMBROS });
    yield { nome: entrada.nome, conteudo };
  }
}

type Entrada = { nome: string; metodo: number; inicio: number; tamanho: number };

function entradasDe(zip: Buffer): Entrada[] {
  const fim = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (fim < 0 || fim + 22 > zip.length) throw new Error('no end of archive');
  const entradas: Entrada[] = [];
  let p = zip.readUInt32LE(fim + 16);
  for (let i = zip.readUInt16LE(fim + 10); i > 0; i -= 1) {
    if (zip.readUInt32LE(p) !== 0x02014b50) throw new Error('not a directory entry');
    const bandeiras = zip.readUInt16LE(p + 8);
    if ((bandeiras & 1) === 1) throw new Error('encrypted');
    const letras = zip.readUInt16LE(p + 28);
    const local = zip.readUInt32LE(p + 42);
    const nome = zip.subarray(p + 46, p + 46 + letras).toString((bandeiras & 0x0800) === 0 ? 'latin1' : 'utf8');
    const inicio = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    // Without its folders; what the system of who packed it added besides is none of theirs.
    if (!nome.startsWith('__MACOSX/'))
      entradas.push({
        nome: nome.split(/[/\\]/).at(-1) ?? nome,
        metodo: zip.readUInt16LE(p + 10),
        inicio,
        tamanho: zip.readUInt32LE(p + 20),
      });
    p += 46 + letras + zip.readUInt16LE(p + 30) + zip.readUInt16LE(p + 32);
  }
  return entradas;
}

function abrir(zip: Buffer, { metodo, inicio, tamanho }: Entrada): Buffer | null {
  const dados = zip.subarray(inicio, inicio + tamanho);
  if (metodo === 0) return dados.length > MEMBRO ? null : dados;
  if (metodo !== 8) throw new Error('unknown method');
  try {
    return inflateRawSync(dados, { maxOutputLength: MEMBRO });
  } catch (causa) {
    if ((causa as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') return null;
    throw causa;
  }
}

function comErroClaro<T>(fazer: () => T): T {
  try {
    return fazer();
  } catch (causa) {
    if (!(causa instanceof Error)) throw causa;
    throw errosDoArquivo.NF_ZIP_ILEGIVEL();
  }
}
