import type { Textos } from '../erros.ts';
import type { Achados } from '../regra.ts';
import { definirMensagensDeCampo, recusa } from '../validacao.ts';
import { type ConteudoDoPapel, MAXIMOS, TAMANHO_MAXIMO } from './esquema.ts';
import { type Guia, isDaPagina, type TermoDoGuia } from './guia.ts';
import { semLetraNoPapel } from './letras.ts';
import { type Achado, type Lugar, percorrer } from './percorrer.ts';

definirMensagensDeCampo({
  TERMO_FORA_DO_GUIA: {
    br: 'O termo {{{termo}}} não existe no guia ({onde}). Escolha outro no guia de termos.',
    en: 'The term {{{termo}}} is not in the guide ({where}). Choose another one there.',
  },
  TERMO_FORA_DA_LISTA: {
    br: 'O termo {{{termo}}} só tem valor dentro de um bloco ou de uma linha “para cada” de {lista} ({onde}).',
    en: 'The term {{{termo}}} has a value only inside a block or a row “for each” of {list} ({where}).',
  },
  TERMO_SO_NA_PAGINA: {
    br: 'O termo {{{termo}}} só vale no cabeçalho e no rodapé ({onde}).',
    en: 'The term {{{termo}}} stands only in the header and the footer ({where}).',
  },
  TERMO_SOZINHO: {
    br: 'O termo {{{termo}}} é feito de parágrafos: ele fica sozinho em um parágrafo do texto, fora de listas e de “para cada” ({onde}).',
    en: 'The term {{{termo}}} is made of paragraphs: it stands alone in a paragraph of the text, outside of lists and of “for each” ({where}).',
  },
  LISTA_DESCONHECIDA: { br: 'Não há lista {termo} para repetir ({onde}).', en: 'There is no list {termo} to go through ({where}).' },
  LISTA_EM_LISTA: {
    br: 'Um “para cada” não fica dentro de outro ({onde}). Ponha um depois do outro.',
    en: 'A “for each” does not stand inside another one ({where}). Put one after the other.',
  },
  CHAVES_ABERTAS: {
    br: 'Há chaves {{ ou }} que não formam um termo ({onde}). Apague-as ou complete o nome.',
    en: 'There are braces {{ or }} that make no term ({where}). Delete them or complete the name.',
  },
  SINAL_SEM_LETRA: {
    br: 'As letras do papel não têm {sinais} ({onde}). Apague, ou escreva com palavras.',
    en: 'The letters of the paper do not have {sinais} ({where}). Delete it, or write it in words.',
  },
  TABELA_DESIGUAL: {
    br: 'A linha {linha} da tabela tem {celulas} células, e a tabela tem {colunas} colunas.',
    en: 'Row {linha} of the table has {celulas} cells, and the table has {colunas} columns.',
  },
  TABELA_LARGA: {
    br: 'A tabela tem {quantas} colunas, e uma tabela tem no máximo {maximo} ({onde}). Junte colunas, ou faça duas tabelas.',
    en: 'The table has {quantas} columns, and a table has at most {maximo} ({where}). Join columns, or make two tables.',
  },
  TABELA_LONGA: {
    br: 'A tabela tem {quantas} linhas, e uma tabela tem no máximo {maximo} ({onde}). Faça duas tabelas.',
    en: 'The table has {quantas} rows, and a table has at most {maximo} ({where}). Make two tables.',
  },
  LISTA_LONGA: {
    br: 'A lista tem {quantas} itens, e uma lista tem no máximo {maximo} ({onde}). Faça duas listas.',
    en: 'The list has {quantas} items, and a list has at most {maximo} ({where}). Make two lists.',
  },
  BLOCOS_DEMAIS: {
    br: 'Há {quantas} blocos seguidos (parágrafos, listas, tabelas), e um documento tem no máximo {maximo} ({onde}). Junte parágrafos, ou divida o texto em dois.',
    en: 'There are {quantas} blocks in a row (paragraphs, lists, tables), and a document has at most {maximo} ({where}). Join paragraphs, or split the text in two.',
  },
  PAPEL_GRANDE: {
    br: 'O texto é longo demais para um documento. Divida-o em dois.',
    en: 'The text is too long for one document. Split it in two.',
  },
});

const partes = {
  cabecalho: { br: 'cabeçalho', en: 'header' },
  texto: { br: 'texto', en: 'text' },
  rodape: { br: 'rodapé', en: 'footer' },
} as const;

/** Where something stands, as a person finds it: 'texto, bloco 4, depois de “CPF nº ”'. */
function lugarEscrito({ parte, bloco, antes }: Pick<Lugar, 'parte' | 'bloco' | 'antes'>): { onde: string; where: string } {
  const palavras = antes.trim();
  return {
    onde: [partes[parte].br, `bloco ${bloco}`, ...(palavras === '' ? [] : [`depois de “${palavras}”`])].join(', '),
    where: [partes[parte].en, `block ${bloco}`, ...(palavras === '' ? [] : [`after “${palavras}”`])].join(', '),
  };
}

/** Whether all terms of a paper exist and stand where they have a value, its lists exist, and its blocks are of a size, tables with the cells of their columns. */
export function conferirPapel(papel: ConteudoDoPapel, { termos, listas }: Guia, achados: Achados): void {
  const guia = new Map(termos.map((um) => [um.nome, um]));
  const nomes = new Map(listas.map(({ nome, significado }) => [nome, significado]));
  for (const achado of percorrer(papel)) {
    const problema = julgar(achado, guia, nomes);
    if (problema) {
      const [codigo, mais] = problema;
      const termo = achado.tipo === 'texto' ? '' : achado.nome;
      achados.addIssue(recusa(codigo, { termo, ...lugarEscrito(achado.lugar), ...mais }, [...achado.lugar.caminho]));
    }
  }
  conferirBlocos(papel, achados);
  if (JSON.stringify(papel).length > TAMANHO_MAXIMO) achados.addIssue(recusa('PAPEL_GRANDE', {}, ['blocos']));
}

type Problema = [codigo: string, mais?: Record<string, string>];
function julgar(achado: Achado, guia: ReadonlyMap<string, TermoDoGuia>, listas: ReadonlyMap<string, Textos>): Problema | null {
  const { lugar } = achado;
  if (achado.tipo === 'texto') {
    if (/\{\{|\}\}/.test(achado.texto)) return ['CHAVES_ABERTAS'];
    const sinais = semLetraNoPapel(achado.texto);
    return sinais.length === 0 ? null : ['SINAL_SEM_LETRA', { sinais: sinais.join(' ') }];
  }
  if (achado.tipo === 'lista') {
    if (!listas.has(achado.nome)) return ['LISTA_DESCONHECIDA'];
    return lugar.lista === null ? null : ['LISTA_EM_LISTA'];
  }
  if (isDaPagina(achado.nome)) return lugar.parte === 'texto' ? ['TERMO_SO_NA_PAGINA'] : null;
  // A condition may also ask whether a list has anything.
  if (listas.has(achado.nome) && lugar.caminho.at(-2) === 'condicao') return null;
  const termo = guia.get(achado.nome);
  if (!termo) return ['TERMO_FORA_DO_GUIA'];
  if (termo.inteiro && !(lugar.sozinho && lugar.parte === 'texto' && lugar.lista === null)) return ['TERMO_SOZINHO'];
  const { lista } = termo;
  if (lista === null || lista === lugar.lista) return null;
  const dita = listas.get(lista);
  return ['TERMO_FORA_DA_LISTA', { lista: (dita?.br ?? lista).toLowerCase(), list: (dita?.en ?? lista).toLowerCase() }];
}

/** The sizes of lists and tables, and that each row has the cells of the columns. */
function conferirBlocos({ blocos }: Pick<ConteudoDoPapel, 'blocos'>, achados: Achados, caminho: (string | number)[] = ['blocos']): void {
  const contar = (codigo: string, em: (string | number)[], membro: keyof typeof MAXIMOS, quantas: number): void => {
    const maximo = MAXIMOS[membro];
    const lugar = lugarEscrito({ parte: 'texto', bloco: Number(em[1] ?? 0) + 1, antes: '' });
    if (quantas > maximo) achados.addIssue(recusa(codigo, { quantas, maximo, ...lugar }, em));
  };
  contar('BLOCOS_DEMAIS', caminho, 'blocos', blocos.length);
  for (const [i, bloco] of blocos.entries()) {
    const aqui = [...caminho, i];
    if ('blocos' in bloco) conferirBlocos(bloco, achados, [...aqui, 'blocos']);
    if (bloco.tipo === 'lista') contar('LISTA_LONGA', [...aqui, 'itens'], 'itens', bloco.itens.length);
    if (bloco.tipo !== 'tabela') continue;
    contar('TABELA_LARGA', [...aqui, 'colunas'], 'colunas', bloco.colunas.length);
    contar('TABELA_LONGA', [...aqui, 'linhas'], 'linhas', bloco.linhas.length);
    for (const [j, { celulas }] of bloco.linhas.entries())
      if (celulas.length !== bloco.colunas.length)
        achados.addIssue(
          recusa('TABELA_DESIGUAL', { linha: j + 1, celulas: celulas.length, colunas: bloco.colunas.length }, [
            ...aqui,
            'linhas',
            j,
            'celulas',
          ]),
        );
  }
}
