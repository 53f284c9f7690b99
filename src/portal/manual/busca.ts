import { combinaComBusca, normalizarBusca } from '#shared/palavras/busca.ts';
import { type Bloco, type PaginaDoManual, semMarcas } from './markdown.ts';

export type PaginasDoManual = Readonly<Record<string, PaginaDoManual>>;
export type AchadoNoManual = { pagina: string; titulo: string; secao: string | null; ancora: string | null; trecho: string };

const MAXIMO = 20;

const textoDe = (bloco: Bloco): string => {
  if ('titulo' in bloco) return semMarcas(bloco.titulo);
  if ('paragrafo' in bloco) return semMarcas(bloco.paragrafo);
  return bloco.lista.map(({ linha, dentro }) => [semMarcas(linha), ...dentro.map(textoDe)].join(' ')).join(' ');
};

/** The parts of a page, each under the heading that stands over it. */
function partesDe(pagina: string, { titulo, blocos }: PaginaDoManual): AchadoNoManual[] {
  const partes: AchadoNoManual[] = [{ pagina, titulo, secao: null, ancora: null, trecho: '' }];
  for (const bloco of blocos) {
    const ultima = partes.at(-1);
    if ('titulo' in bloco) partes.push({ pagina, titulo, secao: semMarcas(bloco.titulo), ancora: bloco.ancora, trecho: '' });
    else if (ultima) ultima.trecho = `${ultima.trecho} ${textoDe(bloco)}`.trim();
  }
  return partes;
}

/** The parts of the manual that hold every word, in any order and without accents: those whose heading holds them first. */
export function acharNoManual(paginas: PaginasDoManual, termo: string): AchadoNoManual[] {
  if (normalizarBusca(termo).length < 2) return [];
  const nome = ({ titulo, secao }: AchadoNoManual): string => `${titulo} ${secao ?? ''}`;
  const achados = Object.entries(paginas)
    .flatMap(([pagina, lida]) => partesDe(pagina, lida))
    .filter((parte) => combinaComBusca(`${nome(parte)} ${parte.trecho}`, termo));
  const noNome = (parte: AchadoNoManual): boolean => combinaComBusca(nome(parte), termo);
  return [...achados.filter(noNome), ...achados.filter((parte) => !noNome(parte))].slice(0, MAXIMO);
}
