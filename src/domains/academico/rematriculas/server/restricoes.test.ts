import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { traduzirErroDoBanco } from '#platform/server/database/errors.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { type AlunoDeOrigem, alunosDeOrigem, type EscolaDeRematricula, escolaDeRematricula } from '#tests/helpers/rematriculas.ts';
import './restricoes.ts';

// Every constraint of the room seen to fire, past the service: each statement breaks one of them and nothing else.
let banco: BancoDeTeste;
let escola: EscolaDeRematricula;
let [ana, bento]: [AlunoDeOrigem | null, AlunoDeOrigem | null] = [null, null];
let lote = 0;
let tarefas = 0;

beforeAll(async () => {
  banco = await bancoDeTeste();
  escola = await escolaDeRematricula(banco.db);
  [ana, bento] = (await alunosDeOrigem(banco.db, escola, [{}, {}])) as [AlunoDeOrigem, AlunoDeOrigem];
  lote = await novoLote();
  await transacao(banco.db, (tx) => inserirItem(ana, lote).execute(tx));
});
afterAll(() => banco.fechar());

type Partes = { de?: number; para?: number; total?: number; movimento?: string; contratos?: string; tarefa?: number };
const inserirLote = (p: Partes = {}) => sql<{
  id: number;
}>`insert into rematriculas_lotes (ano_origem_id, ano_destino_id, movimento, contratos, data_matricula, criterios, total, tarefa_id, usuario_id, usuario_nome)
  values (${p.de ?? escola.anoOrigemId}, ${p.para ?? escola.anoDestinoId}, ${p.movimento ?? 'ativa'}, ${p.contratos ?? 'nenhum'}, '2026-11-10', '{}', ${p.total ?? 1},
    ${p.tarefa ?? (tarefas += 1)}, 1, 'Fernanda') returning id`;
const novoLote = async (p: Partes = {}): Promise<number> => (await inserirLote(p).execute(banco.db)).rows[0]?.id ?? 0;
const inserirItem = (
  aluno: AlunoDeOrigem | null,
  loteId: number,
  p: { liberacoes?: string; motivo?: string | null; destino?: number } = {},
) =>
  sql`insert into rematriculas_itens (lote_id, ano_destino_id, matricula_origem_id, turma_destino_id, liberacoes, motivo)
    values (${loteId}, ${p.destino ?? escola.anoDestinoId}, ${aluno?.matriculaId ?? 0}, ${escola.seteA}, ${p.liberacoes ?? '{}'}::text[], ${p.motivo ?? null})`;

/** The name of the constraint, or the code of the trigger, that refused. */
async function recusadoPor(executar: () => Promise<unknown>): Promise<string> {
  try {
    await executar();
    return 'accepted';
  } catch (causa) {
    const { constraint, message } = causa as { constraint?: string; message: string };
    return constraint ?? message.split('|')[0] ?? '';
  }
}
const tentar = (comando: { execute(db: typeof banco.db): Promise<unknown> }) => recusadoPor(() => comando.execute(banco.dono));

describe('runs', () => {
  test('go from one year to a later one', async () => {
    expect(await tentar(inserirLote({ para: escola.anoOrigemId }))).toMatch(/rematriculas_lotes_anos_check|REMATRICULA_ANO_INVALIDO/);
    expect(await tentar(inserirLote({ de: escola.anoDestinoId, para: escola.anoOrigemId }))).toBe('REMATRICULA_ANO_INVALIDO');
    expect(await tentar(inserirLote({ de: 999 }))).toMatch(/fkey|REMATRICULA/);
    await sql`alter table rematriculas_lotes disable trigger rematriculas_lotes_coerentes`.execute(banco.dono);
    expect(await tentar(inserirLote({ para: escola.anoOrigemId }))).toBe('rematriculas_lotes_anos_check');
    await sql`alter table rematriculas_lotes enable trigger rematriculas_lotes_coerentes`.execute(banco.dono);
  });

  test('have a known kind, at least one student and at most 3,000, and a job of their own', async () => {
    expect(await tentar(inserirLote({ movimento: 'concluida' }))).toBe('rematriculas_lotes_movimento_check');
    expect(await tentar(inserirLote({ contratos: 'talvez' }))).toBe('rematriculas_lotes_contratos_check');
    expect(await tentar(inserirLote({ total: 0 }))).toBe('rematriculas_lotes_total_check');
    expect(await tentar(inserirLote({ total: 3001 }))).toBe('rematriculas_lotes_total_check');
    expect(await tentar(inserirLote({ tarefa: 1 }))).toBe('rematriculas_lotes_tarefa_key');
  });

  test('are never edited nor deleted; the undo is asked for once, with a reason', async () => {
    const id = await novoLote();
    expect(await tentar(sql`update rematriculas_lotes set total = 2 where id = ${id}`)).toBe('REMATRICULA_DEFINITIVA');
    expect(await tentar(sql`delete from rematriculas_lotes where id = ${id}`)).toBe('REGISTRO_IMUTAVEL');
    expect(await tentar(sql`truncate rematriculas_lotes cascade`)).toBe('REGISTRO_IMUTAVEL');
    expect(await tentar(sql`update rematriculas_lotes set desfazimento_tarefa_id = 77 where id = ${id}`)).toBe(
      'rematriculas_lotes_desfazimento_check',
    );
    expect(await tentar(sql`update rematriculas_lotes set desfazimento_tarefa_id = 77, motivo_desfazimento = 'ab' where id = ${id}`)).toBe(
      'rematriculas_lotes_motivo_desfazimento_check',
    );
    expect(
      await tentar(sql`update rematriculas_lotes set desfazimento_tarefa_id = 77, motivo_desfazimento = 'Ano errado' where id = ${id}`),
    ).toBe('accepted');
    expect(await tentar(sql`update rematriculas_lotes set desfazimento_tarefa_id = 78 where id = ${id}`)).toBe('REMATRICULA_DEFINITIVA');
    const outro = await novoLote();
    expect(
      await tentar(sql`update rematriculas_lotes set desfazimento_tarefa_id = 77, motivo_desfazimento = 'Ano errado' where id = ${outro}`),
    ).toBe('rematriculas_lotes_desfazimento_key');
  });
});

describe('students of a run', () => {
  test('are all named when it is asked for: nobody is added, nobody twice', async () => {
    expect(await tentar(inserirItem(bento, lote))).toBe('REMATRICULA_ITEM_FORA_DO_LOTE');
    expect(await tentar(inserirItem(ana, lote))).toBe('rematriculas_itens_lote_key');
    expect(await tentar(inserirItem(bento, await novoLote({ total: 2 })))).toBe('REMATRICULA_ITEM_FORA_DO_LOTE');
    expect(await tentar(inserirItem(bento, await novoLote(), { destino: escola.anoOrigemId }))).toBe('rematriculas_itens_lote_fkey');
    expect(await tentar(inserirItem({ alunoId: 0, pagadorId: 0, matriculaId: 999_999 }, await novoLote()))).toBe(
      'rematriculas_itens_matricula_origem_id_fkey',
    );
  });

  test('are overridden only with a reason', async () => {
    expect(await tentar(inserirItem(bento, await novoLote(), { liberacoes: '{FALTA_CPF}' }))).toBe('rematriculas_itens_liberacao_check');
    expect(await tentar(inserirItem(bento, await novoLote(), { liberacoes: '{FALTA_CPF}', motivo: 'ok' }))).toBe(
      'rematriculas_itens_motivo_check',
    );
  });

  test('keep what was asked, and are answered once and whole', async () => {
    const deAna = (mudanca: ReturnType<typeof sql>) => tentar(sql`update rematriculas_itens set ${mudanca} where lote_id = ${lote}`);
    expect(await deAna(sql`turma_destino_id = ${escola.seteB}`)).toBe('REMATRICULA_DEFINITIVA');
    expect(await deAna(sql`matricula_origem_id = ${bento?.matriculaId}`)).toBe('REMATRICULA_DEFINITIVA');
    expect(await deAna(sql`motivo = 'outro motivo'`)).toBe('REMATRICULA_DEFINITIVA');
    expect(await deAna(sql`situacao = 'desfeita', matricula_id = ${bento?.matriculaId}, decidida_em = now()`)).toBe(
      'REMATRICULA_DEFINITIVA',
    );
    expect(await deAna(sql`situacao = 'recusada', decidida_em = now()`)).toBe('rematriculas_itens_resultado_check');
    expect(await deAna(sql`situacao = 'talvez'`)).toMatch(/REMATRICULA_DEFINITIVA|situacao_check/);
    expect(await tentar(sql`delete from rematriculas_itens where lote_id = ${lote}`)).toBe('REGISTRO_IMUTAVEL');
    expect(await tentar(sql`truncate rematriculas_itens`)).toBe('REGISTRO_IMUTAVEL');
  });

  test('are done only by an enrollment of their own in the target year, and a contract of that enrollment', async () => {
    const feita = (matriculaId: number, contratoId: number | null = null, loteId = lote) =>
      tentar(
        sql`update rematriculas_itens set situacao = 'feita', matricula_id = ${matriculaId}, contrato_id = ${contratoId}, decidida_em = now() where lote_id = ${loteId}`,
      );
    expect(await feita(ana?.matriculaId ?? 0)).toBe('REMATRICULA_INCOERENTE');
    const nova = await matricular(ana);
    const deBento = await matricular(bento);
    expect(await feita(deBento)).toBe('REMATRICULA_INCOERENTE');
    const { rows } = await sql<{ id: number }>`select id from contratos where matricula_id = ${ana?.matriculaId}`.execute(banco.db);
    expect(await feita(nova, rows[0]?.id)).toBe('REMATRICULA_INCOERENTE');
    expect(await feita(nova)).toBe('accepted');
    expect(await tentar(sql`update rematriculas_itens set situacao = 'recusada', codigo = 'X' where lote_id = ${lote}`)).toBe(
      'REMATRICULA_DEFINITIVA',
    );

    // Another run of the same student into the same year: once is enough.
    const segundo = await novoLote();
    await inserirItem(ana, segundo).execute(banco.db);
    expect(await feita(nova, null, segundo)).toMatch(/rematriculas_itens_(origem|matricula)_key/);
    const outra = await matricular(ana, escola.sexto, escola.seisA);
    await sql`alter table rematriculas_itens disable trigger rematriculas_itens_coerentes`.execute(banco.dono);
    expect(
      await recusadoPor(() =>
        sql`update rematriculas_itens set situacao = 'feita', matricula_id = ${outra}, decidida_em = now() where lote_id = ${segundo}`.execute(
          banco.db,
        ),
      ),
    ).toBe('rematriculas_itens_origem_key');
    const terceiro = await novoLote();
    await inserirItem(bento, terceiro).execute(banco.db);
    expect(await feita(nova, null, terceiro)).toBe('rematriculas_itens_matricula_key');
    await sql`alter table rematriculas_itens enable trigger rematriculas_itens_coerentes`.execute(banco.dono);
  });

  test('one contract belongs to one item', async () => {
    const { rows } = await sql<{
      indexdef: string;
    }>`select indexdef from pg_indexes where indexname = 'rematriculas_itens_contrato_key'`.execute(banco.db);
    expect(rows[0]?.indexdef).toMatch(/UNIQUE/);
    const [a, b] = (await alunosDeOrigem(banco.db, escola, [{}, {}])) as [AlunoDeOrigem, AlunoDeOrigem];
    const [novaA, novaB] = [await matricular(a), await matricular(b)];
    const { rows: contratos } = await sql<{
      id: number;
    }>`insert into contratos (numero, matricula_id) values ('2027-90001', ${novaA}) returning id`.execute(banco.db);
    await sql`alter table rematriculas_itens disable trigger rematriculas_itens_coerentes`.execute(banco.dono);
    const [um, dois] = [await novoLote(), await novoLote()];
    const feita = (loteId: number, matriculaId: number) =>
      tentar(
        sql`update rematriculas_itens set situacao = 'feita', matricula_id = ${matriculaId}, contrato_id = ${contratos[0]?.id ?? 0}, decidida_em = now() where lote_id = ${loteId}`,
      );
    await inserirItem(a, um).execute(banco.db);
    await inserirItem(b, dois).execute(banco.db);
    expect(await feita(um, novaA)).toBe('accepted');
    expect(await feita(dois, novaB)).toBe('rematriculas_itens_contrato_key');
    await sql`alter table rematriculas_itens enable trigger rematriculas_itens_coerentes`.execute(banco.dono);
  });
});

test('each of them speaks to a person', async () => {
  for (const codigo of ['REMATRICULA_ANO_INVALIDO', 'REMATRICULA_DEFINITIVA', 'REMATRICULA_ITEM_FORA_DO_LOTE', 'REMATRICULA_INCOERENTE'])
    expect(traduzirErroDoBanco({ code: 'P0001', message: `${codigo}|x` })?.code).toBe(codigo);
  expect(traduzirErroDoBanco({ code: '23505', constraint: 'rematriculas_itens_origem_key' })?.code).toBe('REMATRICULA_SIMULTANEA');
});

/** An enrollment of the target year, by the door of matriculas. */
async function matricular(aluno: AlunoDeOrigem | null, cursoId = escola.setimo, turmaId = escola.seteA): Promise<number> {
  const { criarMatricula } = await import('#domains/academico/matriculas/server/door.ts');
  const { quemDeTeste } = await import('#tests/helpers/servidor.ts');
  const { id } = await transacao(banco.db, (tx) =>
    criarMatricula(tx, quemDeTeste(), {
      alunoId: aluno?.alunoId ?? 0,
      cursoId,
      turmaId,
      anoLetivoId: escola.anoDestinoId,
      dataMatricula: '2026-11-10',
      responsaveis: [{ pessoaId: aluno?.pagadorId ?? 0, parentesco: 'mae', pedagogico: true, financeiro: true, percentual: '100.00' }],
      observacoes: null,
      preMatricula: false,
      motivoExcedente: null,
    }),
  );
  return id;
}
