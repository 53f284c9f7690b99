import { errosDoArquivo } from '../erros.ts';

/** An element as the file has it: names with their prefixes, the namespaces that it declares among its attributes. */
export type Elemento = { nome: string; atributos: readonly (readonly [string, string])[]; filhos: (Elemento | string)[] };

/** What the largest invoice of a school is far away from. */
const BYTES = 2 * 1_048_576;
const FUNDO = 64;
const ELEMENTOS = 50_000;

const espaco = '[ \\t\\r\\n]';
const nome = '[A-Za-z_][\\w.-]*(?::[A-Za-z_][\\w.-]*)?';
const marcaInicial = new RegExp(`<(${nome})((?:${espaco}+${nome}${espaco}*=${espaco}*(?:"[^"<]*"|'[^'<]*'))*)${espaco}*(/?)>`, 'y');
const marcaFinal = new RegExp(`</(${nome})${espaco}*>`, 'y');
const atributo = new RegExp(`(${nome})${espaco}*=${espaco}*(?:"([^"]*)"|'([^']*)')`, 'g');
const declaracao = /^<\?xml[ \t\r\n][^?]*\?>/;

/**
 * Reads the XML of an invoice into a tree. It takes what invoices are made of and refuses the rest: no definitions (so that no entity
 * expands and nothing outside is fetched), UTF-8 alone, and limits of size, depth and count. Every step moves on, so that a file takes
 * time by its length. @throws NF_ARQUIVO_GRANDE, NF_CODIFICACAO, NF_XML_COM_DEFINICOES, NF_XML_ILEGIVEL
 */
export function lerXml(bytes: Uint8Array): Elemento {
  if (bytes.length > BYTES) throw errosDoArquivo.NF_ARQUIVO_GRANDE();
  const texto = decodificar(bytes).replaceAll(/\r\n?/g, '\n');
  const raiz: Elemento = { nome: '', atributos: [], filhos: [] };
  const abertos = [raiz];
  let elementos = 0;
  let i = declaracao.exec(texto)?.[0].length ?? 0;
  while (i < texto.length) {
    const dono = abertos.at(-1) ?? raiz;
    if (texto[i] !== '<') {
      const fim = texto.indexOf('<', i);
      const trecho = texto.slice(i, fim < 0 ? texto.length : fim);
      i += trecho.length;
      if (dono !== raiz) dono.filhos.push(semReferencias(trecho));
      else if (trecho.trim() !== '') throw errosDoArquivo.NF_XML_ILEGIVEL();
    } else if (texto.startsWith('<!--', i)) i = depoisDe(texto, '-->', i + 4);
    else if (texto.startsWith('<?', i)) i = depoisDe(texto, '?>', i + 2);
    else if (texto.startsWith('<![CDATA[', i)) {
      if (dono === raiz) throw errosDoArquivo.NF_XML_ILEGIVEL();
      const fim = depoisDe(texto, ']]>', i + 9);
      dono.filhos.push(texto.slice(i + 9, fim - 3));
      i = fim;
    } else if (texto.startsWith('<!', i)) throw errosDoArquivo.NF_XML_COM_DEFINICOES();
    else if (texto.startsWith('</', i)) {
      marcaFinal.lastIndex = i;
      if (dono === raiz || marcaFinal.exec(texto)?.[1] !== dono.nome) throw errosDoArquivo.NF_XML_ILEGIVEL();
      abertos.pop();
      i = marcaFinal.lastIndex;
    } else {
      marcaInicial.lastIndex = i;
      const achada = marcaInicial.exec(texto);
      if (!achada || (dono === raiz && elementos > 0)) throw errosDoArquivo.NF_XML_ILEGIVEL();
      elementos += 1;
      if (elementos > ELEMENTOS || abertos.length > FUNDO) throw errosDoArquivo.NF_XML_ILEGIVEL();
      const novo: Elemento = { nome: achada[1] ?? '', atributos: atributosDe(achada[2] ?? ''), filhos: [] };
      dono.filhos.push(novo);
      if (achada[3] !== '/') abertos.push(novo);
      i = marcaInicial.lastIndex;
    }
  }
  const [unico] = raiz.filhos;
  if (abertos.length > 1 || typeof unico !== 'object') throw errosDoArquivo.NF_XML_ILEGIVEL();
  return unico;
}

function decodificar(bytes: Uint8Array): string {
  const dita = /^<\?xml[^>]*encoding\s*=\s*["']([\w.-]+)["']/.exec(new TextDecoder('latin1').decode(bytes.subarray(0, 200)))?.[1];
  if (dita !== undefined && !/^(?:utf-?8|us-ascii)$/i.test(dita)) throw errosDoArquivo.NF_CODIFICACAO({ codificacao: dita });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (causa) {
    if (!(causa instanceof TypeError)) throw causa;
    throw errosDoArquivo.NF_CODIFICACAO({ codificacao: bytes[0] === 0xff || bytes[0] === 0xfe ? 'UTF-16' : '—' });
  }
}

function depoisDe(texto: string, fim: string, aPartirDe: number): number {
  const lugar = texto.indexOf(fim, aPartirDe);
  if (lugar < 0) throw errosDoArquivo.NF_XML_ILEGIVEL();
  return lugar + fim.length;
}

function atributosDe(marca: string): [string, string][] {
  const lidos = [...marca.matchAll(atributo)].map(([, chave = '', aspas, apostrofos]): [string, string] => [
    chave,
    semReferencias((aspas ?? apostrofos ?? '').replaceAll(/[\t\n]/g, ' ')),
  ]);
  if (new Set(lidos.map(([chave]) => chave)).size < lidos.length) throw errosDoArquivo.NF_XML_ILEGIVEL();
  return lidos;
}

const conhecidas: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** The five references that need no definition, and characters by their number. */
function semReferencias(texto: string): string {
  if (!texto.includes('&')) return texto;
  return texto.replaceAll(
    /&(?:#x([0-9a-fA-F]{1,6})|#(\d{1,7})|([A-Za-z]{2,4}));|&/g,
    (_, hex?: string, decimal?: string, dita?: string) => {
      const lida =
        dita === undefined ? deNumero(hex === undefined ? Number(decimal ?? Number.NaN) : Number.parseInt(hex, 16)) : conhecidas[dita];
      if (lida === undefined) throw errosDoArquivo.NF_XML_ILEGIVEL();
      return lida;
    },
  );
}

function deNumero(codigo: number): string | undefined {
  const bom =
    codigo === 9 || codigo === 10 || codigo === 13 || (codigo >= 32 && codigo <= 0x10_ffff && (codigo < 0xd800 || codigo > 0xdfff));
  return bom ? String.fromCodePoint(codigo) : undefined;
}

/** The name of an element without its prefix. */
export const nomeLocal = (e: Elemento): string => e.nome.slice(e.nome.indexOf(':') + 1);
/** The elements inside, in order. */
export const dentroDe = (e: Elemento | undefined): Elemento[] => (e?.filhos ?? []).filter((f) => typeof f !== 'string');
/** The elements inside of a name. */
export const todos = (e: Elemento | undefined, local: string): Elemento[] => dentroDe(e).filter((f) => nomeLocal(f) === local);
/** The first element at a path of names. */
export const em = (e: Elemento | undefined, ...caminho: readonly string[]): Elemento | undefined =>
  caminho.reduce<Elemento | undefined>((atual, local) => todos(atual, local)[0], e);
/** The text at a path of names, without blanks around; null where there is none. */
export function textoEm(e: Elemento | undefined, ...caminho: readonly string[]): string | null {
  const texto = em(e, ...caminho)
    ?.filhos.filter((f) => typeof f === 'string')
    .join('')
    .trim();
  return texto === undefined || texto === '' ? null : texto;
}
/** The value of an attribute. */
export const atributoDe = (e: Elemento | undefined, qual: string): string | null =>
  e?.atributos.find(([chave]) => chave === qual)?.[1] ?? null;
