import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

const inflar = promisify(inflate);
/** What is unpacked of a file, at most, in search of its first page. */
const infladoMaximo = 50_000_000;
const pacotesMaximo = 1000;
const tipoPagina = /\/Type\s*\/Page(?![A-Za-z])/;

/**
 * Whether bytes are a PDF that can be opened: header, the place of the cross-reference table where its end says, a table (or
 * stream of it) that names the root, and at least one page, in the open or inside a packed object stream.
 */
export async function isPdf(conteudo: Buffer): Promise<boolean> {
  const texto = conteudo.toString('latin1');
  const cabeca = /%PDF-[12]\.\d/.exec(texto.slice(0, 1024));
  const fim = [...texto.slice(-2048).matchAll(/startxref\s{1,8}(\d{1,10})\s{1,8}%%EOF/g)].at(-1)?.[1];
  if (!cabeca || fim === undefined) return false;
  const lugar = Number.parseInt(fim, 10);
  // Some files count from the first byte, others from the header.
  return [lugar, lugar + cabeca.index].some((em) => isReferencias(texto, em)) && temPagina(texto);
}

/** Whether the cross-references stand there, and say where the document begins. */
function isReferencias(texto: string, em: number): boolean {
  const tabela = /^\s{0,8}(?:xref\s|\d{1,10} \d{1,5} obj\b)/.exec(texto.slice(em, em + 40));
  if (!tabela) return false;
  if (!tabela[0].includes('xref')) return /\/Root\s{0,8}\d/.test(ateFim(texto, em, 'stream'));
  const rodape = texto.indexOf('trailer', em);
  return rodape > 0 && /\/Root\s{0,8}\d/.test(ateFim(texto, rodape, 'startxref'));
}

function ateFim(texto: string, em: number, marca: string): string {
  const fim = texto.indexOf(marca, em);
  return fim < 0 ? '' : texto.slice(em, fim);
}

/** Looks through what lies between the streams, then into the packed objects. One pass: a hostile file costs no more than its size. */
async function temPagina(texto: string): Promise<boolean> {
  let [em, inflado, pacotes] = [0, 0, 0];
  for (;;) {
    const inicio = texto.indexOf('stream', em);
    const fora = texto.slice(em, inicio < 0 ? undefined : inicio);
    if (tipoPagina.test(fora)) return true;
    const fim = inicio < 0 ? -1 : texto.indexOf('endstream', inicio + 6);
    if (fim < 0) return false;
    if (pacotes < pacotesMaximo && /\/Type\s{0,8}\/ObjStm/.test(fora.slice(fora.lastIndexOf(' obj')))) {
      const corpo = Buffer.from(texto.slice(inicio + 6, fim).replace(/^\r?\n/, ''), 'latin1');
      const objetos = await inflar(corpo, { maxOutputLength: Math.max(1, infladoMaximo - inflado) }).catch(() => Buffer.alloc(0));
      inflado += objetos.length;
      pacotes += 1;
      if (tipoPagina.test(objetos.toString('latin1'))) return true;
    }
    em = fim + 'endstream'.length;
  }
}
