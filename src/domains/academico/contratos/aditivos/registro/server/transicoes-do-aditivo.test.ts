import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { contratoAtivoDeTeste } from '#tests/helpers/contratos.ts';
import { criarMundo, type Mundo } from '#tests/helpers/mundo.ts';
import type { TermoPedido } from '#domains/academico/contratos/aditivos/esquemas.ts';
import {
  podeMudarAditivo,
  situacoesAditivo,
  transicoesAditivo,
  type VerboAditivo,
} from '#domains/academico/contratos/aditivos/situacoes.ts';
import { aditarContrato, criarAditivo, desfazerEnvioDoAditivo, enviarAditivoParaAssinatura, vigorarAditivo } from './aditar-contrato.ts';
import { retirarCadaUm } from '#domains/academico/contratos/aditivos/server/retirar.ts';
import { revogarAditivo } from '#domains/academico/contratos/aditivos/server/revogar.ts';

let banco: BancoDeTeste;
let mundo: Mundo;
beforeAll(async () => {
  banco = await bancoDeTeste();
  mundo = await criarMundo(banco.db);
});
afterAll(() => banco.fechar());

// The table as academic.md states it, written a second time so that an edit of one side is noticed.
const permitidas = [
  'rascunho vigorar',
  'rascunho enviarParaAssinatura',
  'aguardando_assinatura vigorar',
  'aguardando_assinatura desfazerEnvio',
  'vigente revogar',
  'rascunho retirar',
  'aguardando_assinatura retirar',
];
const verbos = Object.keys(transicoesAditivo) as VerboAditivo[];
const pares = situacoesAditivo.flatMap((de) => verbos.map((verbo) => [de, verbo] as const));
const termos: TermoPedido[] = [
  { tipo: 'valor', precoIndice: 0, parcelaDe: 12, parcelaAte: null, valorCentavos: 70_000 as never, percentual: null },
];
const dados = { dataAditivo: '2026-06-01', motivo: 'Acordo', termos };
const versaoDe = async (id: number) =>
  (await sql<{ versao: number }>`select versao from aditivos where id = ${id}`.execute(banco.db)).rows[0]?.versao ?? 0;
const com = <T>(f: Parameters<typeof transacao<T>>[1]) => transacao(banco.db, f);

async function aditivoEm(situacao: (typeof situacoesAditivo)[number]): Promise<number> {
  await exigir(false);
  const { contratoId } = await contratoAtivoDeTeste(banco.db, mundo);
  if (situacao === 'rascunho' || situacao === 'aguardando_assinatura') {
    const { id } = await com((tx) => criarAditivo(atoDe(tx, mundo.quem), { contratoId, ...dados }));
    if (situacao === 'aguardando_assinatura') await enviar(id, 1);
    return id;
  }
  const { id } = await com((tx) => aditarContrato(atoDe(tx, mundo.quem), { contratoId, ...dados }));
  if (situacao === 'revogado') await com(async (tx) => revogarAditivo(atoDe(tx, mundo.quem), { id, versao: 2, motivo: 'Engano' }));
  return id;
}
const exigir = (sim: boolean) => sql`update contratos_configuracao set exige_assinatura = ${sim}`.execute(banco.dono);
async function enviar(id: number, versao: number) {
  await exigir(true);
  return com((tx) => enviarAditivoParaAssinatura(atoDe(tx, mundo.quem), { id, versao, previsto }));
}
const previsto = { parcelas: 1, ajusteCentavos: 70_000 - 83_333 };
const executar: Record<VerboAditivo, (id: number, versao: number) => Promise<unknown>> = {
  vigorar: (id, versao) => com((tx) => vigorarAditivo(atoDe(tx, mundo.quem), { id, versao, previsto })),
  enviarParaAssinatura: enviar,
  desfazerEnvio: (id, versao) => com((tx) => desfazerEnvioDoAditivo(atoDe(tx, mundo.quem), { id, versao })),
  revogar: (id, versao) => com((tx) => revogarAditivo(atoDe(tx, mundo.quem), { id, versao, motivo: 'Engano' })),
  retirar: (id) =>
    com(async (tx) => {
      const { retirados, recusados } = await retirarCadaUm(atoDe(tx, mundo.quem), [id], { motivo: 'Não assinou' });
      if (recusados[0]) throw recusados[0].erro;
      return retirados[0];
    }),
};

describe('an addendum changes only as its table says', () => {
  test.each(pares)('%s → %s', async (de, verbo) => {
    const aceita = permitidas.includes(`${de} ${verbo}`);
    expect(podeMudarAditivo(de, verbo)).toBe(aceita);
    const id = await aditivoEm(de);
    const feita = executar[verbo](id, await versaoDe(id));
    await (aceita
      ? expect(feita).resolves.toMatchObject({ id })
      : expect(feita).rejects.toMatchObject({ code: 'ADITIVO_TRANSICAO_INVALIDA' }));
  });

  test('the database takes no other row of change', async () => {
    const id = await aditivoEm('rascunho');
    const linhas = [null, ...situacoesAditivo].flatMap((de) => situacoesAditivo.map((para) => [de, para] as const));
    const aceitas: string[] = [];
    for (const [de, para] of linhas) {
      const erro: unknown = await transacao(banco.db, async (tx) => {
        await sql`insert into aditivos_situacoes (aditivo_id, de, para, usuario_id) values (${id}, ${de}, ${para}, 1)`.execute(tx);
        throw new Error('accepted');
      }).catch((e: unknown) => e);
      if ((erro as Error).message === 'accepted') aceitas.push(`${de} ${para}`);
      else expect((erro as { constraint: string }).constraint).toBe('aditivos_situacoes_transicao');
    }
    expect(aceitas).toEqual([
      'rascunho aguardando_assinatura',
      'rascunho vigente',
      'rascunho revogado',
      'aguardando_assinatura rascunho',
      'aguardando_assinatura vigente',
      'aguardando_assinatura revogado',
      'vigente revogado',
    ]);
  });
});
