import { sql } from 'kysely';
import { faturarMes } from '#domains/contabil/faturamentos/server/oficina.ts';
import { fecharPeriodoContabil } from '#domains/contabil/fechamento/server/oficina.ts';
import { carregarConjuntoDeRegras, criarRegra } from '#domains/contabil/integracao/regras/server/oficina.ts';
import { integrarFatos, partesDoIntervalo } from '#domains/contabil/integracao/server/oficina.ts';
import type { Ato } from '#platform/server/ato.ts';
import { type DataCivil, montarData, partesDe, ultimoDiaDoMes } from '#shared/datas.ts';
import { abrirComOQueHavia } from './fim-abertura.ts';

/** The year so far in the books: what it began with, each month recognized and posted by the rules delivered, and closed but for the one under way. */
export async function levarAosLivros(ato: Ato): Promise<void> {
  const { ano, mes } = partesDe(ato.hoje);
  await carregarConjuntoDeRegras(ato, { entidade: 'com_fins_lucrativos', vigenteDesde: montarData(ano, 1, 1) });
  await separarOMaterial(ato, montarData(ano, 1, 1));
  for (let m = 1; m <= mes; m += 1) await faturarMes(ato, { periodo: ano * 100 + m });
  await abrirComOQueHavia(ato, montarData(ano, 1, 1));
  const ateHoje = { de: montarData(ano, 1, 1), ate: montarData(ano, mes, ultimoDiaDoMes(ano, mes)) };
  for (const { fatos } of await partesDoIntervalo(ato.tx, ateHoje)) await integrarFatos(ato, { ...ateHoje, fatos });
  for (let m = 1; m < mes; m += 1) await fecharPeriodoContabil(ato, { periodo: ano * 100 + m, versao: 1, comPendencias: true });
}

/** Bills of these are expenses of accounts of their own: what goes of them into the storeroom, and comes out of it, stands there as well. */
const contasDosGrupos = [
  ['Cozinha', '4.1.02.004'],
  ['Limpeza', '4.1.02.005'],
  ['Manutenção', '4.1.02.005'],
] as const;

async function separarOMaterial(ato: Ato, vigenteDesde: DataCivil): Promise<void> {
  const { rows } = await sql<{ grupo: string; grupoProdutoId: number; codigo: string; conta: number; estoque: number }>`
    select g.nome as grupo, g.id as "grupoProdutoId", c.codigo, c.id as conta, e.id as estoque from v_grupo_de_produtos g
    cross join contas_contabeis c join contas_contabeis e on e.codigo = '1.1.03.001'`.execute(ato.tx);
  for (const { grupo, grupoProdutoId, codigo, conta, estoque } of rows) {
    if (!contasDosGrupos.some(([nome, daConta]) => nome === grupo && daConta === codigo)) continue;
    const regra = { parte: 'valor', grupoProdutoId, vigenteDesde };
    await criarRegra(ato, { ...regra, evento: 'estoque.entrada', variante: 'manual', debitoId: estoque, creditoId: conta });
    await criarRegra(ato, { ...regra, evento: 'estoque.retirada', debitoId: conta, creditoId: estoque });
  }
}
