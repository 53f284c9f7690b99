import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { criarPessoa } from '#domains/pessoas/registro/server/door.ts';
import { encadearAuditoria, verificarAuditoria } from '#platform/server/auditoria/audit-chain.ts';
import { auditar } from '#platform/server/auditoria/audit.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import '#portal/rooms.ts';
import { invariantesRegistradas, julgar } from '#platform/server/integridade.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { criarMundo, matricularFamilia, type Mundo } from '#tests/helpers/mundo.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { ficamComoEstao } from '#domains/privacidade/mapa/mapa.ts';
import { anonimizar } from './anonimizar.ts';
import { preverAnonimizacao } from './previa.ts';

const HOJE = '2026-11-26';
let s: ServidorDeTeste;
let mundo: Mundo;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.privacidade, ...salasDe.pessoas] });
  mundo = await criarMundo(s.banco.db);
});
afterAll(() => s.fechar());

/** Every place of the database, job queue included, in whose texts one of these stands. */
async function ondeEsta(textos: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ lugar: string; coluna: string }>`select table_schema || '.' || table_name as lugar, column_name as coluna
    from information_schema.columns c where table_schema in ('public', 'pgboss') and data_type in ('text', 'jsonb', 'character varying', 'ARRAY')
      and exists (select 1 from information_schema.tables t where t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE')`.execute(
    s.banco.dono,
  );
  const achados: string[] = [];
  for (const { lugar, coluna } of rows) {
    const { rows: ha } =
      await sql`select 1 from ${sql.table(lugar)} where f_busca(${sql.ref(coluna)}::text) like any (${textos.map((t) => `%${t.toLowerCase()}%`)}::text[]) limit 1`.execute(
        s.banco.dono,
      );
    if (ha.length > 0) achados.push(`${lugar}.${coluna}`);
  }
  return achados.filter((lugar) => !((lugar.split('.')[1] ?? '') in ficamComoEstao));
}

const pessoa = () =>
  transacao(s.banco.db, (tx) =>
    criarPessoa(atoDe(tx, mundo.quem), {
      nome: 'Zuleika',
      sobrenome: 'Ypiranga Quaresma',
      cpf: '16899535009',
      dataNascimento: '1980-01-01',
      contacts: [
        { tipo: 'email', valor: 'zuleika@familia.example', principal: true },
        { tipo: 'celular', valor: '91988776655', principal: true },
      ],
    }),
  );
const executar = (pessoaId: number, total: boolean) =>
  transacao(s.banco.db, async (tx) =>
    anonimizar({ ...atoDe(tx, mundo.quem), hoje: HOJE }, s.servicos, { pessoaId, motivo: 'Pedido da titular', total }),
  );

describe('a person of whom the law keeps nothing', () => {
  it('is nowhere found afterwards: not in the record, the audit, papers or the queue, and the chain and the integrity check still hold', async () => {
    const { id } = await pessoa();
    const { db, dono } = s.banco;
    await transacao(db, async (tx) => {
      await auditar(atoDe(tx, mundo.quem), {
        acao: 'titulo.baixado',
        alvoTipo: 'titulo',
        alvoId: 1,
        depois: { pagador: 'ZULEIKA  YPIRANGA QUARESMA', cpf: '168.995.350-09' },
        motivo: 'Pago por Zuléika Ypiranga Quaresma',
      });
      await s.servicos.tarefas.criar(tx, { tipo: 'outra.coisa', usuarioId: 1, total: 1, entrada: { para: 'Zuleika@familia.example' } });
    });
    await sql`insert into pgboss.job (name, data) select name, '{"para":"zuleika@familia.example"}' from pgboss.queue limit 1`.execute(
      dono,
    );
    const chave = s.servicos.config.chaveDaAuditoria;
    // A row is sealed when it is a second old.
    const { rows: ultimas } = await sql<{ seq: number }>`select max(seq) as seq from auditoria`.execute(db);
    await vi.waitFor(
      async () => {
        await encadearAuditoria(db, chave);
        expect((await verificarAuditoria(db, chave)).ultimaSeq).toBe(ultimas[0]?.seq);
      },
      { timeout: 10_000, interval: 200 },
    );
    const antes = await verificarAuditoria(db, chave);
    const textos = ['zuleika', 'quaresma', '16899535009', '168.995.350-09', 'zuleika@familia.example', '91988776655'];
    expect((await ondeEsta(textos)).length).toBeGreaterThan(4);
    const previa = await preverAnonimizacao(db, id, HOJE);
    expect(previa).toMatchObject({ total: true, impedimentos: [], guardas: [], apaga: { contatos: 2 } });

    await executar(id, true);
    expect(await ondeEsta(textos)).toEqual([]);
    const depois = await verificarAuditoria(db, chave);
    expect({ ...depois, problemas: depois.problemas }).toMatchObject({ blocos: antes.blocos, problemas: [] });
    // Anchors lie in a folder that this test has not.
    const invariantes = invariantesRegistradas().filter(({ id: qual }) => qual !== 'auditoria-ancoras');
    const achados = await julgar(db, invariantes, { chaveDaAuditoria: chave, ancoras: '' });
    expect(achados.filter(({ achados: n }) => n > 0).map(({ id: qual }) => qual)).toEqual([]);
    const { rows } = await sql<{
      nome: string;
      cpf: string | null;
    }>`select nome_completo as nome, cpf from pessoas where id = ${id}`.execute(db);
    expect(rows[0]).toMatchObject({ nome: expect.stringMatching(/^Pessoa anonimizada \d+$/), cpf: null });
    await expect(executar(id, true)).rejects.toMatchObject({ code: 'ANONIMIZACAO_JA_FEITA' });
  });

  it('leaves the chain such that whoever touches an emptied row afterwards is seen', async () => {
    const { db, dono } = s.banco;
    const chave = s.servicos.config.chaveDaAuditoria;
    const { rows } = await sql<{ seq: number }>`select (linhas)[1] as seq from auditoria_apagamentos order by id limit 1`.execute(db);
    const seq = rows[0]?.seq ?? 0;
    await sql`alter table auditoria disable trigger user`.execute(dono);
    await sql`update auditoria set acao = 'titulo.cancelado' where seq = ${seq}`.execute(dono);
    expect((await verificarAuditoria(db, chave)).problemas).toMatchObject([{ motivo: 'linhas_alteradas' }]);
    await sql`update auditoria set acao = 'pessoa.criada' where seq = ${seq}`.execute(dono);
    await sql`alter table auditoria enable trigger user`.execute(dono);
  });
});

describe('a person with something that runs', () => {
  it('is refused, and told what to end first; the student of before keeps what the school record needs', async () => {
    const familia = await matricularFamilia(s.banco.db, mundo, 'Iracema', ['100.00'], 2);
    const [mae = 0] = familia.pagadores;
    expect((await preverAnonimizacao(s.banco.db, mae, HOJE)).impedimentos).toEqual([{ impedimento: 'matricula', n: 1 }]);
    await expect(executar(mae, true)).rejects.toMatchObject({ code: 'ANONIMIZACAO_IMPEDIDA' });
    const doAluno = await preverAnonimizacao(s.banco.db, familia.alunoId, HOJE);
    expect(doAluno).toMatchObject({ total: false, guardas: [{ guarda: 'escolar', ate: null }] });
  });

  it('is refused when the law keeps another thing than the preview said', async () => {
    const { id } = await transacao(s.banco.db, (tx) => criarPessoa(atoDe(tx, mundo.quem), { nome: 'Ubaldo', sobrenome: 'Nogueira Prata' }));
    await expect(executar(id, false)).rejects.toMatchObject({ code: 'ANONIMIZACAO_PREVIA_MUDOU' });
  });
});

it('the functions that erase work only in the transaction that recorded the act', async () => {
  const { rows } = await sql<{ id: number }>`select id from anonimizacoes limit 1`.execute(s.banco.db);
  await expect(sql`select apagar_registro(${rows[0]?.id})`.execute(s.banco.db)).rejects.toThrow('ANONIMIZACAO_DE_OUTRA_TRANSACAO');
  await expect(sql`select apagar_textos(${rows[0]?.id}, 'recibos', null)`.execute(s.banco.db)).rejects.toThrow(
    'ANONIMIZACAO_DE_OUTRA_TRANSACAO',
  );
});
