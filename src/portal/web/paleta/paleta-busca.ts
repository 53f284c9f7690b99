import { useQueries } from '@tanstack/react-query';
import { type Acao, hrefDaTela, type Tela, type TelaId, telaPorId, telasComRota } from '#catalog/telas.ts';
import { combinaComBusca, normalizarBusca } from '#shared/palavras/busca.ts';
import type { Idioma } from '#shared/erros.ts';
import { fontesDeBusca, type ResultadoDeBusca } from '#platform/web/buscas.ts';
import { abasDaPaleta } from './abas-da-paleta.ts';
import { type AcaoDaPaleta, comecaComo, telasQueCriam } from './paleta-acoes.ts';
import { nomeDaSecao } from '#platform/web/texts.ts';

/** One group of the palette: screens, the actions, or the records of a room. */
export type GrupoDaPaleta = {
  chave: string;
  titulo: string;
  resultados: readonly (ResultadoDeBusca | AcaoDaPaleta)[];
  buscando: boolean;
  falhou: boolean;
};

/** Screens to open by name, then their tabs: those whose address needs no parameter and that the user may open. */
export function telasDaPaleta(termo: string, idioma: Idioma, pode: (tela: TelaId, acao: Acao) => boolean): readonly ResultadoDeBusca[] {
  const telas = telasComRota
    .filter((tela) => tela.publica !== true && !/\{\w+\}/.test(tela.path) && pode(tela.id, 'visualizar'))
    .filter((tela) => !(telasQueCriam as readonly TelaId[]).includes(tela.id))
    .filter((tela) => combinaComBusca(`${tela.titulo[idioma]} ${secaoDe(tela, idioma)}`, termo))
    .sort((a, b) => peso(a, termo, idioma) - peso(b, termo, idioma))
    .slice(0, 8)
    .map((tela) => ({ rotulo: tela.titulo[idioma], detalhe: secaoDe(tela, idioma), href: tela.path.replaceAll(/\/\{\w+\?\}/g, '') }));
  const abas = abasDaPaleta
    .filter(({ tela, titulo, palavras }) => termo.trim() !== '' && pode(tela, 'visualizar') && comecaComo([titulo, palavras], termo))
    .map(({ tela, aba, titulo }) => ({
      rotulo: titulo[idioma],
      detalhe: telaPorId(tela).titulo[idioma],
      href: `${hrefDaTela(tela)}?aba=${aba}`,
    }));
  return [...telas, ...abas];
}

const secaoDe = (tela: Tela, idioma: Idioma): string => (tela.secao === null ? '' : nomeDaSecao(tela.secao, idioma));

/** A title that begins with the term comes first, then lists before forms. */
function peso(tela: Tela, termo: string, idioma: Idioma): number {
  const comeca = normalizarBusca(tela.titulo[idioma]).startsWith(normalizarBusca(termo));
  return (comeca ? 0 : 2) + (tela.herda ? 1 : 0);
}

/** Records from here on: one letter would ask for everybody. */
const MINIMO = 2;

/** Asks every source that the user may list. A new term cancels what the last one asked; the old rows stay meanwhile. */
export function useRegistros(termo: string, idioma: Idioma, pode: (tela: TelaId, acao: Acao) => boolean): readonly GrupoDaPaleta[] {
  const limpo = termo.trim();
  const fontes = fontesDeBusca().filter(({ tela }) => pode(tela, 'listar') || pode(tela, 'visualizar'));
  const consultas = useQueries({
    queries: fontes.map((fonte) => ({
      queryKey: ['paleta', fonte.chave, limpo],
      queryFn: ({ signal }: { signal: AbortSignal }) => fonte.buscar(limpo, signal),
      enabled: limpo.length >= MINIMO,
      placeholderData: (anteriores: readonly ResultadoDeBusca[] | undefined) => anteriores,
      staleTime: 30_000,
    })),
  });
  if (limpo.length < MINIMO) return [];
  return fontes.map((fonte, indice) => ({
    chave: fonte.chave,
    titulo: fonte.titulo[idioma],
    resultados: consultas[indice]?.data?.slice(0, 8) ?? [],
    buscando: consultas[indice]?.isFetching ?? false,
    falhou: consultas[indice]?.isError ?? false,
  }));
}
