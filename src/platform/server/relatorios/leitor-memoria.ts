import { medidasDoRelatorio, type Relatorio } from '#shared/relatorios/definicao.ts';
import type { Celula } from '#shared/relatorios/colunas.ts';
import type { LinhaDeRelatorio } from '#shared/relatorios/colunas.ts';
import { chaveDaMedida, totalizar } from '#shared/relatorios/medidas.ts';
import type { Barra, Leitor, LinhaLida, OrdemPedida } from './fonte.ts';

const loteDaMemoria = 500;

/** Reads a report whose rows a rule computed: the same answers as those of the database, over rows at hand. */
export function leitorEmMemoria(relatorio: Relatorio, linhas: readonly LinhaDeRelatorio[]): Leitor {
  const medidas = medidasDoRelatorio(relatorio);
  const dosGrupos = medidas.filter((medida) => medida === 'linhas' || 'soma' in medida);
  const niveis = relatorio.grupos ?? [];
  const caminhoDe = (linha: LinhaDeRelatorio, nivel: number): string =>
    JSON.stringify(niveis.slice(0, nivel + 1).map(({ chave }) => linha[chave]));
  const totaisDosGrupos = niveis.map((_, nivel) => {
    const porGrupo = Map.groupBy(linhas, (linha) => caminhoDe(linha, nivel));
    return new Map([...porGrupo].map(([caminho, doGrupo]) => [caminho, totalizar(doGrupo, dosGrupos)]));
  });
  const comGrupos = (linha: LinhaDeRelatorio): LinhaLida => ({
    celulas: linha,
    niveis: totaisDosGrupos.map((totais, nivel) => totais.get(caminhoDe(linha, nivel)) ?? {}),
  });
  const ordenadas = ({ campoOrdenado, ordenacaoAscendente }: OrdemPedida): readonly LinhaDeRelatorio[] => {
    if (campoOrdenado === 'padrao') return linhas;
    const grupos = [...Map.groupBy(linhas, (linha) => caminhoDe(linha, niveis.length - 1)).values()];
    return grupos.flatMap((grupo) => grupo.toSorted((a, b) => comparar(a[campoOrdenado], b[campoOrdenado], ordenacaoAscendente)));
  };
  return {
    totalizar() {
      const { grafico } = relatorio;
      const barras = grafico
        ? [...Map.groupBy(linhas, (linha) => linha[grafico.chave] ?? null)].map(
            ([chave, doGrupo]): Barra => ({ chave, rotulo: doGrupo[0]?.[grafico.rotulo] ?? null, totais: totalizar(doGrupo, medidas) }),
          )
        : [];
      const medida = grafico && grafico.ordem === undefined ? chaveDaMedida(grafico.valor) : null;
      if (medida !== null) barras.sort((a, b) => (b.totais[medida] ?? 0) - (a.totais[medida] ?? 0));
      return Promise.resolve({ totais: totalizar(linhas, medidas), grafico: barras });
    },
    pagina(paginacao) {
      const inicio = (paginacao.numeroDaPagina - 1) * paginacao.tamanhoDaPagina;
      return Promise.resolve(
        ordenadas(paginacao)
          .slice(inicio, inicio + paginacao.tamanhoDaPagina)
          .map(comGrupos),
      );
    },
    async *todas(pedida) {
      const todas = ordenadas(pedida);
      for (let i = 0; i < todas.length; i += loteDaMemoria) yield todas.slice(i, i + loteDaMemoria).map(comGrupos);
    },
  };
}

/** As the database sorts: nothing comes last, whatever the direction. */
function comparar(a: Celula | undefined, b: Celula | undefined, ascendente: boolean): number {
  const [semA, semB] = [a === null || a === undefined, b === null || b === undefined];
  if (semA || semB) return Number(semA) - Number(semB);
  const ordem = typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'pt-BR');
  return ascendente ? ordem : -ordem;
}
