import { faturarMes } from '#domains/contabil/faturamentos/server/oficina.ts';
import { fecharPeriodoContabil } from '#domains/contabil/fechamento/server/oficina.ts';
import { carregarConjuntoDeRegras } from '#domains/contabil/integracao/regras/server/oficina.ts';
import { integrarFatos, partesDoIntervalo } from '#domains/contabil/integracao/server/oficina.ts';
import type { Ato } from '#platform/server/ato.ts';
import { montarData, partesDe, ultimoDiaDoMes } from '#shared/datas.ts';
import { abrirComOQueHavia } from './fim-abertura.ts';

/** The year so far in the books: what it began with, each month recognized and posted by the rules delivered, and closed but for the one under way. */
export async function levarAosLivros(ato: Ato): Promise<void> {
  const { ano, mes } = partesDe(ato.hoje);
  await carregarConjuntoDeRegras(ato, { entidade: 'com_fins_lucrativos', vigenteDesde: montarData(ano, 1, 1) });
  for (let m = 1; m <= mes; m += 1) await faturarMes(ato, { periodo: ano * 100 + m });
  await abrirComOQueHavia(ato, montarData(ano, 1, 1));
  const ateHoje = { de: montarData(ano, 1, 1), ate: montarData(ano, mes, ultimoDiaDoMes(ano, mes)) };
  for (const { fatos } of await partesDoIntervalo(ato.tx, ateHoje)) await integrarFatos(ato, { ...ateHoje, fatos });
  for (let m = 1; m < mes; m += 1) await fecharPeriodoContabil(ato, { periodo: ano * 100 + m, versao: 1, comPendencias: true });
}
