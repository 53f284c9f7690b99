import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { hojeEm, somarDias } from '#shared/datas.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { contar, passoAPasso } from '#tests/helpers/corridas.ts';
import { lancarExemplo } from '#tests/helpers/diario/boletins.ts';
import { type DiarioDeTeste, diarioDeTeste } from '#tests/helpers/diario/notas.ts';
import { textoDoPdf } from '#tests/helpers/pdf.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { emailsDe, usuarioDeTeste } from '#tests/helpers/usuarios.ts';
import { enviarBoletins } from './enviar.ts';
import { definirTarefaDeEnvioDeBoletins, TAREFA_ENVIO } from './tarefa.ts';

let s: ServidorDeTeste;
let e: DiarioDeTeste;
let quem: ReturnType<typeof quemDeTeste>;
let ids: { pessoaId: number; alunoId: number }[];
beforeAll(async () => {
  s = await servidorDeTeste({
    salas: [...salasDe.boletins, ...salasDe.diario, ...salasDe.estrutura],
    trabalhar: true,
    tarefas: definirTarefaDeEnvioDeBoletins,
  });
  const { db } = s.banco;
  e = await diarioDeTeste(db);
  await lancarExemplo(s, e, { matriculaId: e.alunos[0] ?? 0, exame: null });
  const usuario = await usuarioDeTeste(s, 'paula', { admin: true });
  quem = quemDeTeste(undefined, { usuarioId: usuario.id });
  const { rows } = await sql<{ pessoaId: number; alunoId: number }>`select r.pessoa_id as "pessoaId", m.aluno_id as "alunoId"
    from v_matricula_responsavel r join v_matricula_estado m on m.id = r.matricula_id order by r.matricula_id`.execute(db);
  ids = rows;
  // The first and the second have an address; the third has none.
  await sql`insert into pessoas_contatos (pessoa_id, tipo, valor, principal) select x.id, 'email', 'mae' || x.n || '@familia.exemplo', true
    from unnest(${ids.slice(0, 2).map(({ pessoaId }) => pessoaId)}::bigint[]) with ordinality x(id, n)`.execute(db);
});
afterAll(() => s.fechar());
beforeEach(async () => {
  await sql`delete from boletins_envios`.execute(s.banco.dono);
  await sql`delete from consentimentos`.execute(s.banco.dono);
  await sql`delete from pgboss.job where name = 'correio'`.execute(s.banco.dono);
});

const escolha = (partes = {}) => ({
  matriculaIds: null,
  anoLetivoId: null,
  segmentacaoId: null,
  cursoId: null,
  turmaId: e.turmaA,
  etapa: 1,
  ...partes,
});
type Previa = {
  quantidade: number;
  jaEnviados: number;
  deFora: number;
  vistoAte: number;
  destinatarios: { aluno: string; ultimo: { por: string } | null }[];
  fora: { aluno: string; motivo: string }[];
};
const pedir = async (caminho: string, body: object) => {
  const resposta = await s.pedir('POST', caminho, { body, quem });
  expect(resposta.status, JSON.stringify(resposta.corpo)).toBe(200);
  return resposta.corpo.data;
};
const prever = (partes = {}) => pedir('Boletim/envios/previa', escolha(partes)) as Promise<Previa>;
const consentir = (quais: readonly number[]) =>
  pedir('Boletim/consentimentos', { vinculos: quais.map((i) => ids[i]), origem: 'termo' }) as Promise<{ registrados: number }>;
async function enviar(partes = {}): Promise<Record<string, number>> {
  const { tarefaId } = (await pedir('Boletim/envios', { ...escolha(), deNovo: false, vistoAte: 0, ...partes })) as { tarefaId: number };
  await vi.waitFor(
    async () => {
      const { rows } = await sql<{ situacao: string }>`select situacao from tarefas where id = ${tarefaId}`.execute(s.banco.db);
      expect(rows[0]?.situacao).toBe('concluida');
    },
    { timeout: 15_000, interval: 50 },
  );
  const { rows } = await sql<{
    situacao: string;
    codigo: string | null;
  }>`select situacao, codigo from tarefas_itens where tarefa_id = ${tarefaId}`.execute(s.banco.db);
  return Object.fromEntries([...Map.groupBy(rows, ({ situacao, codigo }) => codigo ?? situacao)].map(([k, v]) => [k, v.length]));
}
const enviados = () => contar(s.banco.db, 'boletins_envios', 'turma_id', e.turmaA);

test('only guardians who agreed and have an address get it; the others are listed with the reason', async () => {
  const antes = await prever();
  expect([antes.quantidade, antes.deFora, antes.fora.map(({ motivo }) => motivo)]).toEqual([
    0,
    3,
    ['sem_consentimento', 'sem_consentimento', 'sem_consentimento'],
  ]);
  expect(await consentir([0, 2])).toEqual({ registrados: 2 });
  expect(await consentir([0, 1, 2])).toEqual({ registrados: 1 });
  await pedir('Boletim/consentimentos/revogacao', ids[1] ?? {});
  const depois = await prever();
  expect([depois.quantidade, depois.fora.map(({ aluno, motivo }) => [aluno, motivo])]).toEqual([
    1,
    [
      ['Aluno 02 Figueira', 'sem_consentimento'],
      ['Aluno 03 Figueira', 'sem_email'],
    ],
  ]);
  expect(await enviar()).toEqual({ feito: 1, BOLETIM_NAO_ENVIADO_SEM_CONSENTIMENTO: 1, BOLETIM_NAO_ENVIADO_SEM_EMAIL: 1 });
  const [mail, ...outros] = await emailsDe(s);
  expect([outros.length, mail?.para, mail?.assunto]).toEqual([0, 'mae1@familia.exemplo', 'Boletim de Aluno 01 Figueira – 1º bimestre']);
  const papel = textoDoPdf(mail?.anexos?.[0]?.corpo ?? Buffer.alloc(0));
  expect(papel).toContain('Aluno 01 Figueira');
  expect(papel).toContain('7,0');
  expect(papel).not.toContain('6,5');
});

test('nobody agrees for the student of another', async () => {
  const body = { vinculos: [{ pessoaId: ids[0]?.pessoaId, alunoId: ids[1]?.alunoId }], origem: 'termo' };
  expect((await s.pedir('POST', 'Boletim/consentimentos', { body, quem })).corpo.error?.code).toBe('CONSENTIMENTO_DE_OUTRO');
  expect((await s.pedir('POST', 'Boletim/consentimentos/revogacao', { body: ids[2], quem })).corpo.error?.code).toBe(
    'CONSENTIMENTO_INEXISTENTE',
  );
});

test('a guardian agreed on the day of the paper, and took it back on the day on which that was asked', async () => {
  const hoje = hojeEm(new Date(), s.servicos.config.tzEscola);
  const [ontem, amanha] = [somarDias(hoje, -1), somarDias(hoje, 1)];
  await sql`update consentimentos_textos set created_at = created_at - interval '2 days'`.execute(s.banco.dono);
  const refazer = async (caminho: string, partes: object) => {
    const { status, corpo } = await s.pedir('POST', caminho, { quem, body: partes });
    return status === 200 ? 'feito' : corpo.error?.fields.map(({ path, code }) => `${path} ${code}`).join();
  };
  const consentiu = (consentidoEm: string) => refazer('Boletim/consentimentos', { vinculos: [ids[0]], origem: 'termo', consentidoEm });
  const retirou = (retiradoEm: string) => refazer('Boletim/consentimentos/revogacao', { ...ids[0], retiradoEm });
  expect(await consentiu(amanha)).toBe('consentidoEm DATA_DEPOIS_DE_HOJE');
  expect(await consentiu(ontem)).toBe('feito');
  const { corpo } = await s.pedir('GET', `Boletim/${e.alunos[0]}/destinatarios`, { quem });
  expect(corpo.data).toMatchObject({ responsaveis: [{ consentimento: { consentidoEm: ontem } }] });
  expect(await retirou(amanha)).toBe('retiradoEm DATA_DEPOIS_DE_HOJE');
  expect(await retirou(hoje)).toBe('feito');
  // Of many at once, who took it back after the day of the paper is left out, and stops no other.
  const { corpo: depois } = await s.pedir('POST', 'Boletim/consentimentos', {
    quem,
    body: { vinculos: [ids[0], ids[1]], origem: 'termo', consentidoEm: ontem },
  });
  expect(depois.data).toEqual({ registrados: 1 });
});

test('the same card goes again only when asked for by who saw that it went', async () => {
  await consentir([0, 1]);
  expect(await enviar()).toMatchObject({ feito: 2 });
  const previa = await prever();
  expect([previa.jaEnviados, previa.destinatarios.map(({ ultimo }) => ultimo?.por)]).toEqual([2, ['paula Figueira', 'paula Figueira']]);
  expect(await enviar()).toMatchObject({ ja_estava: 2 });
  // Who looked before they went asks again, and nothing goes.
  expect(await enviar({ deNovo: true, vistoAte: 0 })).toMatchObject({ ja_estava: 2 });
  expect(await enviados()).toBe(2);
  expect(await enviar({ deNovo: true, vistoAte: previa.vistoAte })).toMatchObject({ feito: 2 });
  expect(await enviados()).toBe(4);
  // Another etapa is another card.
  expect(await enviar({ etapa: 2 })).toMatchObject({ feito: 2 });
});

test('a mail that was given up does not count as sent', async () => {
  await consentir([0]);
  await enviar();
  await sql`update boletins_envios set situacao = 'falhou', motivo_falha = 'endereco', detalhe_falha = 'caixa inexistente'`.execute(
    s.banco.db,
  );
  expect(await enviar()).toMatchObject({ feito: 1 });
});

test('two people send the same class at once: one card leaves', async () => {
  await consentir([0]);
  const { db } = s.banco;
  const tarefa = () =>
    transacao(db, (tx) =>
      s.servicos.tarefas.criar(tx, { tipo: TAREFA_ENVIO, usuarioId: quem.usuarioId, total: 0, entrada: { turmas: [] } }),
    );
  const [uma, outra] = [await tarefa(), await tarefa()];
  const pedido = {
    turmaId: e.turmaA,
    turma: '6º ano A',
    matriculas: e.alunos,
    etapa: 1,
    deNovo: false,
    vistoAte: 0,
    correio: s.servicos.correio,
  };
  const [primeira, segunda] = await passoAPasso(
    db,
    (tx) => enviarBoletins({ ...atoDe(tx, quem), tarefaId: uma }, pedido),
    () => transacao(db, (tx) => enviarBoletins({ ...atoDe(tx, quem), tarefaId: outra }, pedido)),
  );
  expect(primeira.filter(({ situacao }) => situacao === 'feito')).toHaveLength(1);
  expect(segunda.status === 'fulfilled' && segunda.value.find(({ alvoId }) => alvoId === e.alunos[0])?.situacao).toBe('ja_estava');
  expect([await enviados(), (await emailsDe(s)).length]).toEqual([1, 1]);
});

test('a class without such an etapa gets no card; chosen students get theirs, whatever is owed', async () => {
  await consentir([0]);
  expect((await prever({ etapa: 7 })).fora.map(({ motivo }) => motivo)).toEqual(['sem_etapa', 'sem_etapa', 'sem_etapa']);
  expect((await prever({ matriculaIds: [e.alunos[0]], turmaId: null, etapa: null })).quantidade).toBe(1);
});
