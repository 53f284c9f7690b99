import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { type CenaDoDiario, cenaDoDiario } from '#tests/helpers/diario/cena.ts';
import { escolaComNome } from '#tests/helpers/diario/conselho.ts';
import { textoDoPdf } from '#tests/helpers/pdf.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { quemDeTeste, type RespostaDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { prepararCartas } from './preparar.ts';

let s: ServidorDeTeste;
let cena: CenaDoDiario;
let etapaId = 0;
let rita = 0;
const [ANA, BIA, CAIO] = [0, 1, 2] as const;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.paineis, ...salasDe.diario, ...salasDe.estrutura] });
  const { db } = s.banco;
  cena = await cenaDoDiario(db);
  await escolaComNome(db);
  const { rows } = await sql<{ id: number }>`select etapa_id as id from v_etapa_da_turma where turma_id = ${cena.escola.turmaA}`.execute(
    db,
  );
  etapaId = rows[0]?.id ?? 0;
  for (const [turmaDisciplinaId, valores] of [
    [cena.mat, [5, 4, 9]],
    [cena.port, [6.9, 8, 8]],
  ] as const)
    await sql`with a as (insert into avaliacoes (turma_disciplina_id, etapa_id, nome, data_avaliacao, usuario_nome)
        values (${turmaDisciplinaId}, ${etapaId}, 'Prova', '2026-03-10', 'Teste') returning id)
      insert into notas (avaliacao_id, matricula_id, valor, usuario_nome) select a.id, x.m, x.v, 'Teste'
      from a, unnest(${cena.alunos}::bigint[], ${[...valores]}::numeric[]) x(m, v)`.execute(db);
  const { rows: dela } = await sql<{
    id: number;
  }>`select pessoa_id as id from v_matricula_responsavel where matricula_id = ${aluno(ANA)}`.execute(db);
  rita = dela[0]?.id ?? 0;
  await sql`insert into pessoas_contatos (pessoa_id, tipo, valor, principal) values (${rita}, 'email', 'rita@familia.exemplo', true)`.execute(
    db,
  );
}, 120_000);
afterAll(() => s.fechar());

const aluno = (i: number): number => cena.alunos[i] ?? 0;
const codigo = (r: RespostaDeTeste) => r.corpo.error?.code ?? r.status;
let chave = 0;
const comChave = () => ({ 'idempotency-key': `carta-de-medias-${(chave += 1)}` });
type Preparadas = { preparadas: { id: number; numero: string; enviadas: number }[]; recusadas: { matriculaId: number; motivo: string }[] };
const preparar = (quais: readonly number[], partes: object = {}) =>
  s.pedir('POST', 'Notificacao/medias', {
    body: { etapaId, matriculaIds: quais.map(aluno), porEmail: false, ...partes },
    headers: comChave(),
  });
const preparadas = async (quais: readonly number[], partes: object = {}) => (await preparar(quais, partes)).corpo.data as Preparadas;
const riscos = async () =>
  (
    (
      await s.pedir(
        'GET',
        `PainelCoordenador/riscos?AnoLetivoId=${cena.escola.anoLetivoId}&CursoId=${cena.escola.cursoId}&EtapaId=${etapaId}`,
      )
    ).corpo.data as { alunos: { matriculaId: number; carta: { id: number; numero: string } | null }[] }
  ).alunos;
const enviar = (id: number, partes: object) =>
  s.pedir('POST', `Notificacao/${id}/envio`, {
    body: { destino: 'responsavel', pessoaId: rita, meio: 'entregue', email: null, protocolo: null, ...partes },
    headers: comChave(),
  });

test('tells the family the subjects below what passes, numbered, mailed and printed the same each time; who passes gets none', async () => {
  expect((await riscos()).map(({ matriculaId, carta }) => [matriculaId, carta])).toEqual([
    [aluno(ANA), null],
    [aluno(BIA), null],
  ]);
  const { preparadas: feitas, recusadas } = await preparadas([ANA, CAIO], { porEmail: true });
  expect(feitas).toMatchObject([{ numero: '2026-00001', enviadas: 1 }]);
  expect(recusadas).toEqual([{ matriculaId: aluno(CAIO), motivo: expect.stringContaining('não tem média abaixo da que aprova em') }]);
  const id = feitas[0]?.id ?? 0;
  const carta = async () => (await s.pedir('GET', `Notificacao/${id}/pdf?Destino=responsavel&PessoaId=${rita}`)).bruto;
  const antes = await carta();
  const texto = textoDoPdf(antes).replaceAll(/\s+/g, ' ');
  expect(texto).toContain('Comunicado de rendimento escolar');
  expect(texto).toContain('média abaixo da que aprova (7,0) nas 2 disciplinas abaixo');
  expect(texto).toMatch(/Matemática 2026: 5,0 Português 2026: 6,9/);
  await sql`update notas set valor = 10 where matricula_id = ${aluno(ANA)}`.execute(s.banco.db);
  expect(await carta()).toEqual(antes);
  await sql`update notas set valor = 5 where matricula_id = ${aluno(ANA)}`.execute(s.banco.db);
  expect((await riscos()).find(({ matriculaId }) => matriculaId === aluno(ANA))?.carta).toEqual({ id, numero: '2026-00001' });
  const pagina = await s.pedir('GET', 'Notificacao/obter-paginado?Assunto=medias');
  expect((pagina.corpo.data as { itens: object[] }).itens).toMatchObject([{ id, marco: null, situacao: 'enviada' }]);
  expect((await s.pedir('GET', `Notificacao/${id}`)).corpo.data).toMatchObject({
    numeros: null,
    minima: '7,0',
    disciplinas: [{ media: '5,0' }, { media: '6,9' }],
  });
});

test('goes to the guardians alone, the Conselho Tutelar is told of absences', async () => {
  const { rows } = await sql<{ id: number }>`select id from notificacoes where etapa_id = ${etapaId}`.execute(s.banco.db);
  const id = rows[0]?.id ?? 0;
  expect(codigo(await enviar(id, { destino: 'conselho', pessoaId: null }))).toBe('ENVIO_SO_A_FAMILIA');
  expect((await s.pedir('GET', `Notificacao/${id}/pdf?Destino=conselho`)).status).toBe(404);
  expect(codigo(await enviar(id, {}))).toBe('ENVIO_JA_REGISTRADO');
});

test('never twice for an etapa: said who did it, though two prepare at once; cancelled unsent it makes room', async () => {
  expect((await preparadas([ANA])).recusadas[0]?.motivo).toContain('já tem a carta 2026-00001');
  const fazer = (tx: Parameters<Parameters<typeof transacao>[1]>[0]) =>
    prepararCartas(atoDe(tx, quemDeTeste()), { etapaId, matriculaIds: [aluno(BIA)], porEmail: false, correio: s.servicos.correio });
  const [primeira, segunda] = await passoAPasso(s.banco.db, fazer, () => transacao(s.banco.db, fazer));
  expect(primeira.preparadas).toHaveLength(1);
  expect(segunda).toMatchObject({ status: 'fulfilled', value: { preparadas: [], recusadas: [{ matriculaId: aluno(BIA) }] } });
  const id = primeira.preparadas[0]?.id ?? 0;
  expect((await s.pedir('POST', `Notificacao/${id}/cancelamento`, { body: { motivo: 'Nota trocada' } })).status).toBe(200);
  expect((await preparadas([BIA])).preparadas).toMatchObject([{ numero: '2026-00003' }]);
});

test('an etapa of another class, one that is unknown, and a family that nobody answers for are refused', async () => {
  expect((await preparar([BIA], { etapaId: etapaId + 9000 })).status).toBe(404);
  const { rows } = await sql<{ id: number }>`with s as (insert into segmentacoes (nome) values ('Médio') returning id),
      p as (insert into periodos_letivos_segmentacoes (periodo_letivo_id, segmentacao_id) select min(e.periodo_letivo_id), s.id from v_etapa e, s group by s.id returning id)
    insert into etapas (periodo_letivo_segmentacao_id, nome, ordem, data_inicio, data_fim) select id, '1º semestre', 1, '2026-02-02', '2026-06-30' from p returning id`.execute(
    s.banco.db,
  );
  expect((await preparadas([BIA], { etapaId: rows[0]?.id })).recusadas[0]?.motivo).toContain('não é uma etapa da turma de');
  await sql`update pessoas set data_falecimento = '2026-05-01' where id = ${rita}`.execute(s.banco.db);
  await sql`update notas set valor = 2 where matricula_id = ${aluno(CAIO)}`.execute(s.banco.db);
  expect((await preparadas([CAIO])).recusadas[0]?.motivo).toContain('não tem responsável pedagógico vivo');
  const quem = quemDeTeste(['painel-coordenador:visualizar']);
  const body = { etapaId, matriculaIds: [aluno(BIA)], porEmail: false };
  expect((await s.pedir('POST', 'Notificacao/medias', { body, quem, headers: comChave() })).status).toBe(403);
});
