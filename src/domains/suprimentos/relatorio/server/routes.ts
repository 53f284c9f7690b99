import { sql } from 'kysely';
import type { Sala } from '#platform/server/http/rota.ts';
import type { Fonte } from '#platform/server/relatorios/fonte.ts';
import type { FontesDeNomes } from '#platform/server/relatorios/opcoes.ts';
import { rotasDoRelatorio } from '#platform/server/relatorios/rotas.ts';
import { relatorioDeEstoqueApi } from '../api.ts';
import { fonteMovimentosDeEstoque } from './fontes/movimentos.ts';
import { fontePosicaoDeEstoque, fonteValorPorDeposito } from './fontes/posicao.ts';
import { fonteReposicaoDeEstoque } from './fontes/reposicao.ts';

const fontes: readonly Fonte[] = [fontePosicaoDeEstoque, fonteMovimentosDeEstoque, fonteReposicaoDeEstoque, fonteValorPorDeposito];
/** What was kept once may be asked for still: inactive ones are offered too, after the others. */
const fontesDeNomes: FontesDeNomes = {
  depositos: { opcoes: () => sql`select id as valor, nome as rotulo, case when ativo then 0 else 1 end as ordem from depositos` },
  gruposDeProduto: {
    opcoes: () => sql`select id as valor, nome as rotulo, case when ativo then 0 else 1 end as ordem from produtos_grupos`,
  },
  produto: {
    opcoes: ({ ProdutoId }) => sql`select id as valor, nome as rotulo, 1 as ordem from produtos where id = ${Number(ProdutoId ?? 0)}`,
  },
};

/** suprimentos/relatorio, as the portal registers it. */
export const relatorioDeEstoque: Sala = {
  nome: 'suprimentos/relatorio',
  api: relatorioDeEstoqueApi,
  rotas: fontes.flatMap((fonte) => rotasDoRelatorio(fonte, fontesDeNomes)),
};
