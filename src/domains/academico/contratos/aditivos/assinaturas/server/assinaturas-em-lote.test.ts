import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { contratoAtivoDeTeste } from '#tests/helpers/contratos.ts';
import { criarMundo, type Mundo, titulosDoContrato } from '#tests/helpers/mundo.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import type { aditivosAssinaturasApi } from '../api.ts';
import { aditivoDaTurmaEsquema } from '#domains/academico/contratos/aditivos/esquemas.ts';
import { aditarTurma, revogarDaTurma } from '#domains/academico/contratos/aditivos/turma/server/aditivo-da-turma.ts';
import { registrarAssinaturas } from './registrar-assinaturas.ts';

type Previa = RespostaCliente<typeof aditivosAssinaturasApi.preverAssinaturas>;
let s: ServidorDeTeste;
let mundo: Mundo;
/** The addenda of one class that await their signatures: contract and addendum, in the order of the students. */
let daTurma: { id: number; contratoId: number; versao: number }[];
let aditivoTurmaId: number;
let dia = 0;
const ajuste = 70_000 - 83_333;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.contratos });
  mundo = await criarMundo(s.banco.db, { vagas: 20 });
});
afterAll(() => s.fechar());
beforeEach(async () => {
  await exigir(false);
  const novos: number[] = [];
  for (let i = 0; i < 3; i += 1) novos.push((await contratoAtivoDeTeste(s.banco.db, mundo)).contratoId);
  await exigir(true);
  const { turmaId, dataAditivo, motivo, termos } = aditivoDaTurmaEsquema.parse({
    turmaId: mundo.turmaId,
    dataAditivo: `2026-06-0${(dia += 1)}`,
    motivo: 'Acordo com a turma',
    termos: [{ tipo: 'valor', preco: 'Anuidade', parcelaDe: 12, parcelaAte: null, valorCentavos: 70_000, percentual: null }],
  });
  const { feitos } = await transacao(s.banco.db, (tx) => aditarTurma(atoDe(tx, mundo.quem), { turmaId, dataAditivo, motivo, termos }));
  // The others of the class have theirs from before.
  expect(feitos).toEqual(expect.arrayContaining(novos));
  const { rows } = await sql<{
    id: number;
    contratoId: number;
    versao: number;
    turma: number;
  }>`select id, contrato_id as "contratoId", versao,
      aditivo_turma_id as turma from aditivos where contrato_id = any(${novos}::bigint[]) and situacao = 'aguardando_assinatura' order by contrato_id`.execute(
    s.banco.db,
  );
  daTurma = rows.map(({ turma: _, ...r }) => r);
  aditivoTurmaId = rows[0]?.turma ?? 0;
});

const exigir = (sim: boolean) => sql`update contratos_configuracao set exige_assinatura = ${sim}`.execute(s.banco.dono);
const situacoes = async () =>
  (
    await sql<{
      situacao: string;
      ajuste: number;
    }>`select a.situacao, c.ajustes_centavos as ajuste from aditivos a join contratos c on c.id = a.contrato_id
      where a.id = any(${daTurma.map((a) => a.id)}::bigint[]) order by a.contrato_id`.execute(s.banco.db)
  ).rows.map((r) => `${r.situacao} ${r.ajuste}`);
const prever = async (ids = daTurma.map((a) => a.id)) =>
  (await s.pedir('POST', 'Aditivo/assinaturas/previa', { body: { ids } })).corpo.data as Previa;
let chaves = 0;
/** Asks for the batch, then carries it out as the job does. */
async function registrar(pedidos: { id: number; versao: number }[]) {
  const pedida = await s.pedir('POST', 'Aditivo/assinaturas', {
    body: { aditivos: pedidos },
    headers: { 'idempotency-key': `assinaturas-${(chaves += 1)}-teste` },
  });
  expect(pedida.status, JSON.stringify(pedida.corpo)).toBe(200);
  const { tarefaId } = pedida.corpo.data as { tarefaId: number };
  const { rows } = await sql<{
    entrada: { ids: number[]; aditivos: { id: number; versao: number }[] };
  }>`select entrada from tarefas where id = ${tarefaId}`.execute(s.banco.db);
  const entrada = rows[0]?.entrada ?? { ids: [], aditivos: [] };
  return transacao(s.banco.db, (tx) => registrarAssinaturas({ ...atoDe(tx, mundo.quem), ids: entrada.ids, entrada, tarefaId }));
}
const pedidos = () => daTurma.map(({ id, versao }) => ({ id, versao }));
const contratosDe = () => daTurma.map((a) => a.contratoId);
const mexerNaUltima = async (contratoId: number) => {
  const [ultimo] = (await titulosDoContrato(s.banco.db, contratoId)).filter((t) => t.parcela === 12);
  await transacao(s.banco.dono, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`update titulos_receber set valor_centavos = 90000 where id = ${ultimo?.id ?? 0}`.execute(tx);
  });
};

describe('signatures of many addenda', () => {
  test('are previewed with their figures, recorded together, and recorded once', async () => {
    const { aditivos: linhas, ...totais } = await prever();
    expect(totais).toEqual({ aceitos: 3, ajusteCentavos: 3 * ajuste });
    expect(linhas.map((l) => [l.parcelas, l.ajusteCentavos, l.recusa])).toEqual([1, 2, 3].map(() => [1, ajuste, null]));
    expect(await situacoes()).toEqual([1, 2, 3].map(() => 'aguardando_assinatura 0'));
    const { feitos, recusados } = await registrar(pedidos());
    // They come in the order of the students' names.
    expect([feitos.toSorted((a, b) => a - b), recusados]).toEqual([contratosDe(), []]);
    expect(await situacoes()).toEqual([1, 2, 3].map(() => `vigente ${ajuste}`));
    const de_novo = await registrar(pedidos());
    expect([de_novo.feitos, de_novo.recusados?.map((r) => r.erro.code)]).toEqual([[], [1, 2, 3].map(() => 'ADITIVO_TRANSICAO_INVALIDA')]);
    expect(await situacoes()).toEqual([1, 2, 3].map(() => `vigente ${ajuste}`));
  });

  test('each is judged by itself, in the preview as in the record', async () => {
    const [primeiro, segundo] = daTurma;
    await mexerNaUltima(primeiro?.contratoId ?? 0);
    const { aditivos: linhas, aceitos } = await prever();
    expect(aceitos).toBe(2);
    expect(linhas.find((l) => l.id === primeiro?.id)?.recusa?.codigo).toBe('ADITIVO_MUDOU_APOS_ENVIO');
    // Sent again since it was seen: what the family signed is not this.
    const { feitos, recusados } = await registrar(pedidos().map((p) => (p.id === segundo?.id ? { ...p, versao: p.versao - 1 } : p)));
    expect(feitos).toEqual([daTurma[2]?.contratoId]);
    expect(recusados?.map((r) => [r.id, r.erro.code])).toEqual([
      [primeiro?.contratoId, 'ADITIVO_MUDOU_APOS_ENVIO'],
      [segundo?.contratoId, 'VERSAO_DESATUALIZADA'],
    ]);
  });

  test('nothing is asked of addenda that do not exist', async () => {
    expect((await s.pedir('POST', 'Aditivo/assinaturas/previa', { body: { ids: [999_999] } })).status).toBe(404);
  });
});

describe('revoking the addendum of a class', () => {
  const revogar = () =>
    transacao(s.banco.db, (tx) =>
      revogarDaTurma({
        ...atoDe(tx, mundo.quem),
        ids: contratosDe(),
        entrada: { ids: contratosDe(), aditivoTurmaId, motivo: 'A turma desistiu' },
        tarefaId: null as never,
      }),
    );

  test('withdraws where it awaits its signature, and each row says which of the two it was', async () => {
    const [assinado] = pedidos();
    if (assinado) await registrar([assinado]);
    const pedir = (motivo: string | null) =>
      s.pedir('POST', `AditivoTurma/${aditivoTurmaId}/revogacao`, {
        body: { motivo },
        headers: { 'idempotency-key': `revogar-${(chaves += 1)}-teste` },
      });
    // Of a whole class nothing is taken back without saying why.
    expect((await pedir(null)).corpo.error?.fields).toMatchObject([{ path: 'motivo' }]);
    const pedida = await pedir('A turma desistiu');
    expect((pedida.corpo.data as { total: number }).total).toBe(3);
    const { feitos, recusados, notas } = await revogar();
    expect([feitos.toSorted((a, b) => a - b), recusados]).toEqual([contratosDe(), []]);
    expect([...(notas ?? [])].map(([id, { codigo }]) => [id, codigo])).toEqual(
      contratosDe()
        .slice(1)
        .map((id) => [id, 'ADITIVO_RETIRADO']),
    );
    expect(await situacoes()).toEqual([1, 2, 3].map(() => 'revogado 0'));
    const { rows } = await sql<{ de: string; motivo: string }>`select de, motivo from aditivos_situacoes
      where aditivo_id = ${daTurma[1]?.id ?? 0} order by id desc limit 1`.execute(s.banco.db);
    expect(rows).toEqual([{ de: 'aguardando_assinatura', motivo: 'A turma desistiu' }]);
    // Asked for again, it was so already; and the contracts take another addendum.
    expect(await revogar()).toMatchObject({ feitos: [], jaEstavam: contratosDe() });
    const outraVez = await pedir('A turma desistiu');
    expect([outraVez.status, outraVez.corpo.error?.code]).toEqual([409, 'ADITIVO_DA_TURMA_DESFEITO']);
    const opcoes = await s.pedir('GET', `Aditivo/opcoes?ContratoId=${daTurma[1]?.contratoId ?? 0}`);
    expect(opcoes.corpo.data).toMatchObject({ rascunhoId: null });
    expect((await s.pedir('GET', `Aditivo/${daTurma[1]?.id ?? 0}/pdf`)).status).toBe(200);
  });

  test('one that was sent and taken back is withdrawn when deleted: what was said of it stays', async () => {
    const [um] = daTurma;
    const id = um?.id ?? 0;
    expect((await s.pedir('POST', `Aditivo/${id}/envio-para-assinatura/desfazimento`, { body: { versao: um?.versao } })).status).toBe(200);
    expect((await s.pedir('DELETE', `Aditivo/${id}?Versao=${(um?.versao ?? 0) + 1}`)).corpo.data).toEqual({ id });
    expect((await situacoes())[0]).toBe('revogado 0');
    expect((await s.pedir('GET', `Aditivo/${id}/pdf`)).corpo.error?.code).toBe('ADITIVO_SEM_PAPEL');
  });
});
