import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transacao, type Tx } from '#platform/server/database/kysely.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { aulaDeTeste, type CenaDoDiario, cenaDoDiario } from '#tests/helpers/diario/cena.ts';
import { textoDoPdf } from '#tests/helpers/pdf.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { quemDeTeste, type RespostaDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { cancelarNotificacao } from './cancelar.ts';
import { registrarEnvio } from './registrar-envio.ts';

let s: ServidorDeTeste;
let cena: CenaDoDiario;
let rita = 0;
const [ANA, BIA, CAIO, DORA, EVA] = [0, 1, 2, 3, 4] as const;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.paineis, ...salasDe.diario, ...salasDe.estrutura] });
  const { db } = s.banco;
  cena = await cenaDoDiario(db, { nomes: ['Ana', 'Bia', 'Caio', 'Dora', 'Eva'] });
  // The year plans 200 periods and allows 50 absences: over 15 is past 30 %.
  await faltar([
    [8, [ANA, BIA, CAIO, EVA]],
    [7, [DORA]],
  ]);
  await sql`insert into escola (nome, cidade, uf) values ('Colégio Exemplo', 'Belém', 'PA') on conflict (id) do update set nome = excluded.nome, cidade = excluded.cidade, uf = excluded.uf`.execute(
    db,
  );
  const { rows } = await sql<{
    id: number;
  }>`select pessoa_id as id from v_matricula_responsavel where matricula_id = ${aluno(ANA)}`.execute(db);
  rita = rows[0]?.id ?? 0;
  await sql`insert into pessoas_contatos (pessoa_id, tipo, valor, principal) values (${rita}, 'email', 'rita@familia.exemplo', true)`.execute(
    db,
  );
}, 120_000);
afterAll(() => s.fechar());

const aluno = (i: number): number => cena.alunos[i] ?? 0;
let dia = 0;
/** So many lessons of two periods that all are called to and these miss. */
async function faltar(vezes: readonly (readonly [number, readonly number[]])[]): Promise<void> {
  const { db } = s.banco;
  for (const [aulas, ausentes] of vezes)
    for (let i = 0; i < aulas; i += 1) {
      const data = diaLetivo();
      const aulaId = await aulaDeTeste(db, cena.mat, data, 2);
      await sql`with c as (insert into chamadas (turma_id, data_chamada, aula_id, quantidade, alunos, usuario_nome)
          values (${cena.escola.turmaA}, ${data}, ${aulaId}, 2, ${[...cena.alunos].toSorted((a, b) => a - b)}::bigint[], 'Teste') returning id)
        insert into faltas (chamada_id, matricula_id, faltas) select c.id, x, 2 from c, unnest(${ausentes.map(aluno)}::bigint[]) x`.execute(
        db,
      );
    }
}
/** Mondays to Fridays from 2 February 2026 on, but Good Friday. */
function diaLetivo(): string {
  const data = new Date(Date.UTC(2026, 1, 2 + Math.floor(dia / 5) * 7 + (dia % 5))).toISOString().slice(0, 10);
  dia += 1;
  return data === '2026-04-03' ? diaLetivo() : data;
}

const codigo = (r: RespostaDeTeste) => r.corpo.error?.code ?? r.status;
let chave = 0;
const comChave = () => ({ 'idempotency-key': `notificacao-${(chave += 1)}` });
type Preparadas = {
  preparadas: { id: number; numero: string; matriculaId: number; enviadas: number }[];
  recusadas: { matriculaId: number; motivo: string }[];
};
const preparar = async (quais: readonly number[], partes: object = {}) =>
  s.pedir('POST', 'Notificacao', { body: { matriculaIds: quais.map(aluno), ...partes }, headers: comChave() });
const preparadas = async (quais: readonly number[], partes: object = {}) => (await preparar(quais, partes)).corpo.data as Preparadas;
const enviar = (id: number, partes: object) =>
  s.pedir('POST', `Notificacao/${id}/envio`, {
    body: { destino: 'conselho', pessoaId: null, meio: 'entregue', email: null, protocolo: null, ...partes },
    headers: comChave(),
  });
const cancelar = (id: number, motivo = 'Chamada errada') => s.pedir('POST', `Notificacao/${id}/cancelamento`, { body: { motivo } });
type NoRadar = {
  matriculaId: number;
  restam: number;
  projetadas: number;
  nivel: string;
  devido: number | null;
  notificacoes: { situacao: string }[];
};
const radar = async () =>
  (
    (await s.pedir('GET', `RadarDeFaltas?AnoLetivoId=${cena.escola.anoLetivoId}&CursoId=${cena.escola.cursoId}`)).corpo.data as {
      alunos: NoRadar[];
    }
  ).alunos;
const noRadar = async (i: number) => (await radar()).find(({ matriculaId }) => matriculaId === aluno(i));
type Aberta = { situacao: string; envios: { situacao: string; contato: string | null; por: string }[]; responsaveis: object[] };
const aberta = async (id: number) => (await s.pedir('GET', `Notificacao/${id}`)).corpo.data as Aberta;

describe('the radar', () => {
  test('tells what is left, what comes of the year if it goes on so, and who is due a notice; who is nearest stands first', async () => {
    // 16 of the 30 periods given were missed, of 200 that the year plans: 107 at this pace.
    expect(await noRadar(ANA)).toMatchObject({ restam: 34, projetadas: 107, nivel: 'aviso', devido: 30, notificacoes: [] });
    // 14 of 50 are not over 30 %.
    expect(await noRadar(DORA)).toMatchObject({ restam: 36, nivel: 'tranquilo', devido: null });
    expect((await radar()).at(-1)).toMatchObject({ matriculaId: aluno(DORA) });
  });
});

describe('preparing', () => {
  test('numbers each, freezes both papers and prints them byte for byte, whatever becomes of the register', async () => {
    const { preparadas: feitas, recusadas } = await preparadas([ANA, DORA]);
    expect(feitas).toMatchObject([{ numero: '2026-00001', matriculaId: aluno(ANA), enviadas: 0 }]);
    expect(recusadas).toEqual([{ matriculaId: aluno(DORA), motivo: expect.stringContaining('não passou de 30%') }]);
    const id = feitas[0]?.id ?? 0;
    const papel = async (destino: string) => (await s.pedir('GET', `Notificacao/${id}/pdf?Destino=${destino}`)).bruto;
    const antes = [await papel(`responsavel&PessoaId=${rita}`), await papel('conselho')] as const;
    const [carta, oficio] = antes.map((pdf) => textoDoPdf(pdf).replaceAll(/\s+/g, ' '));
    expect(carta).toContain('A Rita 2026 Figueira');
    expect(carta).toContain('16 faltas em 30 aulas dadas, frequência de 46,66%');
    expect(oficio).toContain('Ao Conselho Tutelar de Belém/PA');
    expect(oficio).toContain('Lei nº 13.803/2019');
    expect(oficio).toContain('passaram de 30% das 50 que o ano admite');
    await sql`update pessoas set nome = 'Outra' where id = ${rita}`.execute(s.banco.db);
    expect(await papel(`responsavel&PessoaId=${rita}`)).toEqual(antes[0]);
    expect(await papel('conselho')).toEqual(antes[1]);
    expect((await s.pedir('GET', `Notificacao/${id}/pdf?Destino=responsavel&PessoaId=${aluno(ANA) + 9000}`)).status).toBe(404);
    await expect(sql`update notificacoes set conteudo = '{}' where id = ${id}`.execute(s.banco.dono)).rejects.toThrow('REGISTRO_IMUTAVEL');
  });

  test('is done once for student, year and share: a second time says who did it; past the limit another one is due, and that one covers both', async () => {
    const { recusadas } = await preparadas([ANA]);
    expect(recusadas[0]?.motivo).toContain('já tem a notificação 2026-00001, preparada por Fernanda Lima');
    expect(await noRadar(ANA)).toMatchObject({ devido: null, notificacoes: [{ situacao: 'a_enviar' }] });
    await faltar([[18, [ANA]]]);
    expect(await noRadar(ANA)).toMatchObject({ nivel: 'excedido', devido: 100 });
    expect((await preparadas([ANA])).preparadas).toHaveLength(1);
    expect(await noRadar(ANA)).toMatchObject({ devido: null });
  });

  test('two coordinators who prepare of one student at once leave one notice, one number, one row of the audit', async () => {
    const respostas = await Promise.all([preparar([BIA]), preparar([BIA]), preparar([BIA])]);
    const feitas = respostas.flatMap(({ corpo }) => (corpo.data as Preparadas).preparadas);
    expect(feitas).toHaveLength(1);
    expect(respostas.flatMap(({ corpo }) => (corpo.data as Preparadas).recusadas)).toHaveLength(2);
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from auditoria where acao = 'notificacao.preparada' and alvo_id = ${aluno(BIA)}`.execute(s.banco.db);
    expect(rows[0]?.n).toBe(1);
  });

  test('the database refuses a second living one by itself, and of another student', async () => {
    const copia = (alunoId: ReturnType<typeof sql>) =>
      transacao(s.banco.db, async (tx) => {
        await sql`insert into notificacoes (numero, matricula_id, aluno_id, curso_id, ano_letivo_id, marco, data_notificacao, conteudo, usuario_id, usuario_nome)
        select '2026-99999', matricula_id, ${alunoId}, curso_id, ano_letivo_id, marco, data_notificacao, conteudo, 1, 'x' from notificacoes where numero = '2026-00001'`.execute(
          tx,
        );
        await sql`set constraints all immediate`.execute(tx);
      });
    await expect(copia(sql`aluno_id`)).rejects.toMatchObject({ constraint: 'notificacoes_marco_key' });
    await expect(copia(sql`${rita}::bigint`)).rejects.toThrow('NOTIFICACAO_DE_OUTRO_ALUNO');
  });
});

describe('sending', () => {
  test('goes by mail with the paper once to each; sent to a guardian and the Conselho it stands as sent', async () => {
    const [feita] = (await preparadas([CAIO], { porEmail: true })).preparadas;
    const id = feita?.id ?? 0;
    expect(feita?.enviadas).toBe(1);
    expect(await aberta(id)).toMatchObject({
      situacao: 'a_enviar',
      envios: [{ situacao: 'no_correio', contato: 'rita@familia.exemplo', por: 'Fernanda Lima' }],
    });
    expect(codigo(await enviar(id, { destino: 'responsavel', pessoaId: rita, meio: 'postal' }))).toBe('ENVIO_JA_REGISTRADO');
    expect(codigo(await enviar(id, { destino: 'responsavel', pessoaId: rita + 9000 }))).toBe('ENVIO_DE_OUTRO_RESPONSAVEL');
    expect((await enviar(id, { destino: 'conselho', meio: 'email' })).corpo.error?.fields).toMatchObject([{ code: 'ENVIO_PARA_ONDE' }]);
    expect((await enviar(id, { destino: 'responsavel' })).corpo.error?.fields).toMatchObject([{ code: 'ENVIO_A_QUEM' }]);
    expect((await enviar(id, { meio: 'entregue', protocolo: 'Protocolo 123/2026' })).status).toBe(200);
    expect(await aberta(id)).toMatchObject({ situacao: 'enviada', envios: [{}, { contato: 'Protocolo 123/2026', situacao: 'enviado' }] });
    expect((await enviar(id + 9000, {})).status).toBe(404);
  });

  test('two who send to the Conselho at once send once; a mail that was given up may go again', async () => {
    const [feita] = (await preparadas([EVA])).preparadas;
    const id = feita?.id ?? 0;
    const respostas = await Promise.all([1, 2, 3].map(() => enviar(id, { meio: 'email', email: 'conselho@municipio.exemplo' })));
    expect(respostas.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    await sql`update notificacoes_envios set situacao = 'falhou', motivo_falha = 'endereco', detalhe_falha = '550' where notificacao_id = ${id}`.execute(
      s.banco.db,
    );
    expect((await aberta(id)).situacao).toBe('a_enviar');
    expect((await enviar(id, { meio: 'postal' })).status).toBe(200);
    await expect(sql`update notificacoes_envios set contato = 'x' where notificacao_id = ${id}`.execute(s.banco.dono)).rejects.toThrow(
      'REGISTRO_IMUTAVEL',
    );
  });

  test('a guardian without an address on record is told so', async () => {
    await sql`update pessoas_contatos set tipo = 'site' where pessoa_id = ${rita} and tipo = 'email'`.execute(s.banco.db);
    const { rows } = await sql<{ id: number }>`select max(id) as id from notificacoes where matricula_id = ${aluno(ANA)}`.execute(
      s.banco.db,
    );
    expect(codigo(await enviar(rows[0]?.id ?? 0, { destino: 'responsavel', pessoaId: rita, meio: 'email' }))).toBe('ENVIO_SEM_EMAIL');
  });
});

describe('cancelling', () => {
  test('makes room for a right one while nothing was sent; what was sent stays', async () => {
    const { rows } = await sql<{ id: number }>`select id from notificacoes where matricula_id = ${aluno(BIA)}`.execute(s.banco.db);
    const id = rows[0]?.id ?? 0;
    const papel = async () => textoDoPdf((await s.pedir('GET', `Notificacao/${id}/pdf?Destino=conselho`)).bruto).replaceAll(/\s+/g, ' ');
    expect((await cancelar(id, 'ab')).status).toBe(400);
    expect(await papel()).not.toContain('CANCELADA');
    expect((await cancelar(id)).status).toBe(200);
    const cancelado = await papel();
    expect(cancelado).toContain('CANCELADA');
    expect(cancelado).toMatch(/Cancelada em \d\d\/\d\d\/\d{4} \d\d:\d\d por Fernanda Lima, e não vale mais: Chamada errada/);
    expect(codigo(await cancelar(id))).toBe('NOTIFICACAO_CANCELADA');
    expect(codigo(await enviar(id, {}))).toBe('NOTIFICACAO_CANCELADA');
    const [outra] = (await preparadas([BIA])).preparadas;
    expect(outra?.numero).not.toBe('2026-00001');
    await enviar(outra?.id ?? 0, {});
    expect(codigo(await cancelar(outra?.id ?? 0))).toBe('NOTIFICACAO_JA_ENVIADA');
  });

  test('cancelled while it is being sent, or sent while it is being cancelled, the one that came second is refused', async () => {
    await faltar([[18, [BIA, EVA]]]);
    const [uma = 0, outra = 0] = (await preparadas([BIA, EVA])).preparadas.map(({ id }) => id);
    const pedido = { destino: 'conselho', pessoaId: null, meio: 'entregue', email: null, protocolo: null } as const;
    const mandar = (id: number) => (tx: Tx) => registrarEnvio(atoDe(tx, quemDeTeste()), { id, ...pedido, correio: s.servicos.correio });
    const anular = (id: number) => (tx: Tx) => cancelarNotificacao(atoDe(tx, quemDeTeste()), { id, motivo: 'Engano' });
    const { db } = s.banco;
    const [, cancelada] = await passoAPasso(db, mandar(uma), () => transacao(db, anular(uma)));
    expect(cancelada).toMatchObject({ status: 'rejected', reason: { code: 'NOTIFICACAO_JA_ENVIADA' } });
    const [, enviada] = await passoAPasso(db, anular(outra), () => transacao(db, mandar(outra)));
    expect(enviada).toMatchObject({ status: 'rejected', reason: { code: 'NOTIFICACAO_CANCELADA' } });
  });
});

test('who may only look prepares, sends and cancels nothing', async () => {
  const quem = quemDeTeste(['painel-coordenador:visualizar', 'painel-coordenador:listar']);
  const escritas = [
    ['Notificacao', { matriculaIds: [aluno(DORA)], porEmail: false }],
    ['Notificacao/1/envio', { destino: 'conselho', meio: 'entregue' }],
    ['Notificacao/1/cancelamento', { motivo: 'Engano' }],
  ] as const;
  for (const [caminho, body] of escritas)
    expect((await s.pedir('POST', caminho, { body, quem, headers: comChave() })).status, caminho).toBe(403);
  expect((await s.pedir('GET', 'Notificacao/obter-paginado?Situacao=enviada', { quem })).status).toBe(200);
});
