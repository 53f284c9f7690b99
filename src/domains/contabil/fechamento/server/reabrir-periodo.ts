import { errosPeriodo } from '#domains/contabil/periodos/erros.ts';
import { escreverPeriodo, isEncerramento, type Periodo } from '#domains/contabil/periodo.ts';
import type { Ato } from '#platform/server/ato.ts';
import { auditar, type Pessoa } from '#platform/server/auditoria/audit.ts';
import { errosFechamento } from '../erros.ts';
import { desfazerEncerramento } from './encerrar-ano.ts';
import { depoisFechadoDe } from './fechar-periodo.ts';
import { mudarSituacao, travarPeriodo } from './travar-periodo.ts';

export type Reaberto = { periodo: Periodo; situacao: 'reaberto'; versao: number };

/**
 * Reopens the last closed período, with a reason. That of a year reverses the entries of its closing and takes back what it carried.
 * Throws PERIODO_CONTABIL_NAO_FECHADO, PERIODO_CONTABIL_SOB_FECHADO, VERSAO_DESATUALIZADA.
 */
export async function reabrirPeriodoContabil(
  ato: Ato<Pessoa>,
  pedido: { periodo: Periodo; versao: number; motivo: string },
): Promise<Reaberto> {
  const { tx, idioma } = ato;
  const { motivo } = pedido;
  const periodo = await travarPeriodo(ato, pedido);
  if (periodo.situacao !== 'fechado') throw errosFechamento.PERIODO_CONTABIL_NAO_FECHADO();
  const depois = await depoisFechadoDe(tx, periodo.id);
  if (depois !== null) throw errosPeriodo.PERIODO_CONTABIL_SOB_FECHADO({ periodo: escreverPeriodo(depois, idioma) });
  const { versao } = await mudarSituacao(ato, periodo, { para: 'reaberto', motivo });
  const estornos = isEncerramento(periodo.id) ? await desfazerEncerramento(ato, { ano: periodo.ano, motivo }) : [];
  await auditar(ato, {
    acao: 'periodo_contabil.reaberto',
    alvoTipo: 'periodo_contabil',
    alvoId: periodo.id,
    motivo,
    antes: { situacao: 'fechado' },
    depois: { situacao: 'reaberto', estornos: estornos.map((e) => e.numero) },
  });
  return { periodo: periodo.id, situacao: 'reaberto', versao };
}
