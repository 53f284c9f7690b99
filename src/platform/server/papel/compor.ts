import type { Bloco, ConteudoDoPapel } from '#shared/papel/esquema.ts';
import type { PaginaComposta, Peca } from '#shared/papel/pecas.ts';
import type { Trecho } from '#shared/papel/trechos.ts';
import type { Escola } from '../escola.ts';
import { type Area, caixasDe, faixa, type TamanhosDasImagens } from './caixas.ts';
import { deslocar } from './deslocar.ts';
import { paginar } from './paginar.ts';
import { blocosDoTimbre, caixaDoSelo, type Selo } from './selo.ts';

/** A paper that was filled in. `marca` is written across its pages: 'RASCUNHO'. */
export type PapelPronto = { papel: ConteudoDoPapel; escola: Escola; selo: Selo | null; marca?: string | undefined };

const a4 = { menor: 595.28, maior: 841.89 };
const pontos = (milimetros: number): number => (milimetros * 72) / 25.4;
const folga = 12;

/** The pages of a paper that was filled in: where every line, table and image of it stands. What it gives is printed, and shown, as it is. */
export function compor({ papel, escola, selo, marca }: PapelPronto, imagens: TamanhosDasImagens): PaginaComposta[] {
  const { orientacao, margens, letra, timbre, fundo } = papel.pagina;
  const [largura, altura] = orientacao === 'paisagem' ? [a4.maior, a4.menor] : [a4.menor, a4.maior];
  const [x, topo] = [pontos(margens.esquerda), pontos(margens.topo)];
  const util = { largura: largura - x - pontos(margens.direita), letra, imagens };
  const deTodas = { ...util, altura: altura - topo - pontos(margens.base) };
  const cabecalho = [...(timbre ? blocosDoTimbre(escola) : []), ...papel.cabecalho];
  // Two figures are as wide as page numbers get: bands are measured with them, and keep that height on every page.
  const [alto, baixo] = [faixaNaPagina(cabecalho, deTodas, 88, 88).altura, pe({ papel, selo }, deTodas, 88, 88).altura];
  const acima = alto === 0 ? 0 : alto + folga;
  const area: Area = { ...util, altura: Math.max(60, deTodas.altura - acima - (baixo === 0 ? 0 : baixo + folga)) };
  const paginas = paginar(caixasDe(papel.blocos, area), area.altura);
  return paginas.map((pecas, i) => {
    const noPe = pe({ papel, selo }, deTodas, i + 1, paginas.length);
    return {
      largura,
      altura,
      ...(marca === undefined ? {} : { marca }),
      pecas: [
        ...doFundo(fundo, { largura, altura }, imagens),
        ...deslocar(faixaNaPagina(cabecalho, deTodas, i + 1, paginas.length).pecas, x, topo),
        ...deslocar(pecas, x, topo + acima),
        ...deslocar(noPe.pecas, x, altura - pontos(margens.base) - noPe.altura),
      ],
    };
  });
}

/** The background covers the page in its own proportion: what reaches over an edge is cut by it. */
function doFundo(id: number | null | undefined, pagina: { largura: number; altura: number }, imagens: TamanhosDasImagens): Peca[] {
  const natural = id ? imagens.get(id) : undefined;
  if (!id || !natural) return [];
  const escala = Math.max(pagina.largura / natural.largura, pagina.altura / natural.altura);
  const [largura, altura] = [natural.largura * escala, natural.altura * escala];
  return [{ tipo: 'imagem', x: (pagina.largura - largura) / 2, y: (pagina.altura - altura) / 2, largura, altura, imagemId: id }];
}

type Faixa = { altura: number; pecas: Peca[] };
/** The foot of a page: what the template says there, and under it by what the paper is checked. */
function pe({ papel, selo }: Pick<PapelPronto, 'papel' | 'selo'>, area: Area, numero: number, total: number): Faixa {
  const escrito = faixaNaPagina(papel.rodape, area, numero, total);
  if (selo === null) return escrito;
  const deSelo = caixaDoSelo(selo, area.largura);
  const y = escrito.altura === 0 ? 0 : escrito.altura + deSelo.antes;
  return { altura: y + deSelo.altura, pecas: [...escrito.pecas, ...deslocar(deSelo.pecas, 0, y)] };
}

function faixaNaPagina(blocos: readonly Bloco[], area: Area, numero: number, total: number): Faixa {
  const valor: Record<string, string> = { 'pagina.numero': String(numero), 'pagina.total': String(total) };
  const escrever = (trecho: Trecho): Trecho =>
    trecho.tipo === 'termo' ? { ...trecho, tipo: 'texto', texto: valor[trecho.termo] ?? '' } : trecho;
  const escritos = blocos.map((bloco) =>
    bloco.tipo === 'paragrafo' || bloco.tipo === 'titulo' ? { ...bloco, trechos: bloco.trechos.map(escrever) } : bloco,
  );
  return faixa(escritos, { ...area, letra: Math.min(area.letra, 8.5) });
}
