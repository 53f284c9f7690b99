import type { Bloco, ConteudoDoPapel } from './esquema.ts';
import type { Trecho } from './trechos.ts';

const emTexto = (trechos: readonly Trecho[]): string =>
  trechos
    .map((trecho) => {
      if (trecho.tipo === 'quebra') return ' ';
      if (trecho.tipo === 'texto') return trecho.texto;
      const { termo, antes = '', depois = '', vazio } = trecho;
      return `${antes}{{${termo}}}${depois}${vazio === undefined ? '' : `[${vazio}]`}`;
    })
    .join('');

/** A paper as lines that a person reads, one a block: what two versions are compared by. */
export function emLinhas({ pagina, cabecalho, rodape, blocos }: ConteudoDoPapel): string[] {
  const { topo, direita, base, esquerda } = pagina.margens;
  return [
    `A4 ${pagina.orientacao}, ${topo}/${direita}/${base}/${esquerda} mm, ${pagina.letra} pt${pagina.fundo ? `, ▣ ${pagina.fundo}` : ''}`,
    ...dosBlocos(cabecalho, '⊤ '),
    ...dosBlocos(blocos, ''),
    ...dosBlocos(rodape, '⊥ '),
  ];
}

const dosBlocos = (blocos: readonly Bloco[], recuo: string): string[] =>
  blocos.flatMap((bloco) => doBloco(bloco).map((linha) => `${recuo}${linha}`));

function doBloco(bloco: Bloco): string[] {
  switch (bloco.tipo) {
    case 'paragrafo':
      return [emTexto(bloco.trechos)];
    case 'titulo':
      return [`${'#'.repeat(bloco.nivel)} ${emTexto(bloco.trechos)}`];
    case 'lista':
      return bloco.itens.map(({ trechos }, i) => `${bloco.ordenada ? `${i + 1}.` : '•'} ${emTexto(trechos)}`);
    case 'tabela':
      return bloco.linhas.map(
        ({ paraCada, celulas }) =>
          `${paraCada === null ? '' : `∀ ${paraCada}: `}| ${celulas.map(({ trechos }) => emTexto(trechos)).join(' | ')} |`,
      );
    case 'imagem':
      return [`▣ ${bloco.imagemId} (${bloco.largura} %)`];
    case 'assinatura':
      return [`____ ${emTexto(bloco.trechos)}`];
    case 'regua':
      return ['―――'];
    case 'quebraDePagina':
      return ['⇟'];
    case 'codigos':
      return bloco.partes.flatMap((parte) => ('texto' in parte ? [parte.texto] : []));
    case 'junto':
      return dosBlocos(bloco.blocos, '┃ ');
    case 'se':
      return [`? ${bloco.condicao.termo} ${bloco.condicao.quando} ${bloco.condicao.valor}`.trimEnd(), ...dosBlocos(bloco.blocos, '  ')];
    case 'paraCada':
      return [`∀ ${bloco.lista}`, ...dosBlocos(bloco.blocos, '  ')];
  }
}

export type Diferenca = { linha: string; em: 'antes' | 'depois' | 'ambas' };

/** What one text has that the other has not, line by line, in order: the longest run of common lines stays. */
export function comparar(antes: readonly string[], depois: readonly string[]): Diferenca[] {
  const maior = Array.from({ length: antes.length + 1 }, () => Array.from({ length: depois.length + 1 }, () => 0));
  const em = (i: number, j: number): number => maior[i]?.[j] ?? 0;
  for (let i = antes.length - 1; i >= 0; i -= 1)
    for (let j = depois.length - 1; j >= 0; j -= 1) {
      const linha = maior[i];
      if (linha) linha[j] = antes[i] === depois[j] ? em(i + 1, j + 1) + 1 : Math.max(em(i + 1, j), em(i, j + 1));
    }
  const achadas: Diferenca[] = [];
  let [i, j] = [0, 0];
  while (i < antes.length || j < depois.length) {
    if (i < antes.length && j < depois.length && antes[i] === depois[j]) {
      achadas.push({ linha: antes[i] ?? '', em: 'ambas' });
      i += 1;
      j += 1;
    } else if (j >= depois.length || (i < antes.length && em(i + 1, j) >= em(i, j + 1))) {
      achadas.push({ linha: antes[i] ?? '', em: 'antes' });
      i += 1;
    } else {
      achadas.push({ linha: depois[j] ?? '', em: 'depois' });
      j += 1;
    }
  }
  return achadas;
}
