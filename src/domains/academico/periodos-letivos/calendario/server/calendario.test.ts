import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { escolaDeTeste } from '#tests/helpers/academico.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { dados } from '#tests/helpers/aulas.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { quemDeTeste, type RespostaDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { isDiaLetivo, diasDe } from '../dias.ts';
import { marcarDias } from './oficina.ts';

let servidor: ServidorDeTeste;
let id = 0;
beforeAll(async () => {
  servidor = await servidorDeTeste({ salas: [...salasDe.estrutura, ...salasDe.periodosLetivos] });
  await escolaDeTeste(servidor.banco.db);
  const { rows } = await sql<{ id: number }>`select id from periodos_letivos`.execute(servidor.banco.db);
  id = rows[0]?.id ?? 0;
}, 120_000);
afterAll(() => servidor.fechar());

type Dia = { data: string; tipo: 'letivo' | 'feriado' | 'recesso'; nome: string; versao: number };
type Calendario = { dias: Dia[]; feriadosQueFaltam: number; segmentacoes: { horas: { total: number; pelo: string } | null }[] };
const codigo = (r: RespostaDeTeste) => r.corpo.error?.code ?? r.status;
const ler = async () => dados<Calendario>(await servidor.pedir('GET', `PeriodoLetivo/${id}/calendario`));
const marcar = (de: string, partes: object = {}) =>
  servidor.pedir('PUT', `PeriodoLetivo/${id}/calendario`, {
    body: { de, ate: de, tipo: 'feriado', nome: 'Feriado', segueDiaSemana: null, versao: null, ...partes },
  });

test('a new period has its national holidays by itself, and those taken out come back by a button', async () => {
  const { dias } = await ler();
  expect(dias.map(({ data }) => data)).toEqual([
    '2026-04-03',
    '2026-04-21',
    '2026-05-01',
    '2026-09-07',
    '2026-10-12',
    '2026-11-02',
    '2026-11-15',
    '2026-11-20',
  ]);
  dados(await marcar('2026-04-21', { tipo: null, nome: null, versao: dias.find(({ data }) => data === '2026-04-21')?.versao }));
  expect((await ler()).feriadosQueFaltam).toBe(1);
  expect(dados(await servidor.pedir('POST', `PeriodoLetivo/${id}/calendario/feriados-nacionais`, { body: {} }))).toEqual({ dias: 1 });
  expect((await ler()).dias).toHaveLength(8);
});

test('a stretch of recess leaves the holidays in it with their names', async () => {
  expect(dados(await marcar('2026-09-01', { ate: '2026-09-08', tipo: 'recesso', nome: 'Semana da Pátria' }))).toEqual({ dias: 5 });
  const { dias } = await ler();
  expect(dias.find(({ data }) => data === '2026-09-07')).toMatchObject({ tipo: 'feriado' });
  expect(dias.filter(({ nome }) => nome === 'Semana da Pátria').map(({ data }) => data)).toEqual([
    '2026-09-01',
    '2026-09-02',
    '2026-09-03',
    '2026-09-04',
    '2026-09-08',
  ]);
});

test('the rule of the browser and that of the database say the same of every day', async () => {
  dados(await marcar('2026-08-15', { tipo: 'letivo', nome: 'Sábado letivo', segueDiaSemana: 1 }));
  const porDia = new Map((await ler()).dias.map((dia) => [dia.data, dia]));
  const dias = diasDe('2026-02-02', '2026-12-18');
  const { rows } = await sql<{
    letivo: boolean;
  }>`select is_dia_letivo(${id}, d) as letivo from unnest(${dias}::date[]) d order by d`.execute(servidor.banco.db);
  expect(dias.map((dia) => isDiaLetivo(dia, porDia.get(dia)))).toEqual(rows.map(({ letivo }) => letivo));
});

test.each<[string, () => Promise<RespostaDeTeste>, string]>([
  ['outside of the period', () => marcar('2027-01-06'), 'CALENDARIO_FORA_DO_PERIODO'],
  ['over what another person said of it', () => marcar('2026-05-01'), 'VERSAO_DESATUALIZADA'],
  ['without saying what it is', () => marcar('2026-05-04', { nome: null }), 'DADOS_INVALIDOS'],
  ['upside down', () => marcar('2026-05-04', { ate: '2026-05-01' }), 'DADOS_INVALIDOS'],
  ['as a holiday that follows a weekday', () => marcar('2026-05-04', { segueDiaSemana: 1 }), 'DADOS_INVALIDOS'],
])('a day is not marked %s', async (_, pedir, esperado) => expect(codigo(await pedir())).toBe(esperado));

test('two people who say something of the same day: the second is told', async () => {
  const { db } = servidor.banco;
  const pedido = { id, de: '2026-06-10', ate: '2026-06-10', tipo: 'recesso' as const, nome: 'Festa', segueDiaSemana: null, versao: null };
  const [, segunda] = await passoAPasso(
    db,
    (tx) => marcarDias(atoDe(tx, quemDeTeste()), pedido),
    () => transacao(db, (tx) => marcarDias(atoDe(tx, quemDeTeste()), pedido)),
  );
  expect(segunda).toMatchObject({ status: 'rejected', reason: { code: 'VERSAO_DESATUALIZADA' } });
});

test('the days of a closed etapa stay', async () => {
  await sql`update etapas set situacao = 'fechado'`.execute(servidor.banco.dono);
  expect(codigo(await marcar('2026-03-10'))).toBe('CALENDARIO_ETAPA_FECHADA');
  expect(codigo(await marcar('2026-06-15'))).toBe(200);
  await sql`update etapas set situacao = 'aberto'`.execute(servidor.banco.dono);
});

test('hours come from the workload of the subjects where there is no timetable, and a shorter period keeps no calendar of the days it lost', async () => {
  expect((await ler()).segmentacoes[0]?.horas).toBeNull();
  const periodo = dados<{ versao: number; nome: string; ano: number; segmentacoes: { segmentacaoId: number; etapas: object[] }[] }>(
    await servidor.pedir('GET', `PeriodoLetivo/${id}`),
  );
  const segmentacoes = periodo.segmentacoes.map(({ segmentacaoId }) => ({
    segmentacaoId,
    etapas: [{ nome: '1º bimestre', dataInicio: '2026-02-02', dataFim: '2026-04-17', peso: '1.0000' }],
  }));
  const body = {
    id,
    versao: periodo.versao,
    ano: periodo.ano,
    nome: periodo.nome,
    dataInicio: '2026-02-02',
    dataFim: '2026-10-30',
    segmentacoes,
  };
  dados(await servidor.pedir('PUT', 'PeriodoLetivo', { body }));
  expect((await ler()).dias.every(({ data }) => data <= '2026-10-30')).toBe(true);
});
